import QuartzCore
import Testing

@testable import UIKit

/// There and back again, many times, in one way of getting there.
struct Round: Sendable, CustomTestStringConvertible {
  /// Who moves the views. UIKit's own transitions and segues can't be cancelled by a driver.
  enum Mover: Sendable {
    case slide, propertyAnimator, system
  }

  let testDescription: String
  let mover: Mover
  let there: @Sendable @MainActor (Stay) -> Void
  let back: @Sendable @MainActor (Stay) -> Void

  private init(
    _ name: String, _ mover: Mover, there: @escaping @Sendable @MainActor (Stay) -> Void,
    back: @escaping @Sendable @MainActor (Stay) -> Void
  ) {
    (testDescription, self.mover, self.there, self.back) = (name, mover, there, back)
  }

  static let all: [Round] =
    [
      (UIModalPresentationStyle.pageSheet, "page sheet"), (.formSheet, "form sheet"),
      (.overFullScreen, "over full screen"), (.currentContext, "current context"),
      (.overCurrentContext, "over current context"),
    ].map { style, name in
      Round(name, .slide) {
        $0.home.present($0.guest(style), animated: true)
      } back: {
        $0.home.dismiss(animated: true)
      }
    }
    + [
      (UIModalTransitionStyle.coverVertical, "cover vertical"),
      (.flipHorizontal, "flip horizontal"), (.crossDissolve, "cross dissolve"),
    ].flatMap { look, name in
      [(UIModalPresentationStyle.fullScreen, ""), (.automatic, ", card")].map { style, addition in
        Round(name + addition, .system) {
          $0.home.present($0.guest(style, look), animated: true)
        } back: {
          $0.home.dismiss(animated: true)
        }
      }
    }
    + [
      Round("UIKit's push and pop", .system) {
        $0.navigation.pushViewController($0.guest(), animated: true)
      } back: {
        $0.navigation.popViewController(animated: true)
      },
      Round("UIKit's tabs", .system) {
        $0.tabs.selectedIndex = 1
      } back: {
        $0.tabs.selectedIndex = 0
      },
      Round("property animator, push and pop", .propertyAnimator) {
        $0.navigation.pushViewController($0.guest(), animated: true)
      } back: {
        $0.navigation.popViewController(animated: true)
      },
      Round("property animator, full screen", .propertyAnimator) {
        $0.home.present($0.guest(.fullScreen), animated: true)
      } back: {
        $0.home.dismiss(animated: true)
      },
    ]
    + ["show", "modal"].map { identifier in
      Round("segue, \(identifier)", .system) {
        $0.home.performSegue(withIdentifier: identifier, sender: nil)
      } back: {
        $0.lastGuest?.performSegue(withIdentifier: "back", sender: nil)
      }
    }
}

/// A page in a stack in one of two tabs, from which rounds start.
@MainActor
final class Stay {
  let home = UIViewController()
  let navigation: UINavigationController
  let tabs = UITabBarController()
  private(set) weak var lastGuest: UIViewController?

  /// How many transitions have run.
  private(set) var count = 0

  private let director = Rehearsal.Director(Transcript())
  private let theatre: Theatre
  private var time: TimeInterval = 0
  private var guests: [Guest] = []

  init() throws {
    navigation = UINavigationController(rootViewController: home)
    tabs.viewControllers = [navigation, UIViewController()]
    home.definesPresentationContext = true
    theatre = try Theatre(root: tabs, profile: .modern)
    tabs.viewControllers?.last?.loadViewIfNeeded()
    navigation.delegate = director
    tabs.delegate = director
    home.addUnwindAction("home") { _ in }
    home.storyboardSegues = [
      .init("show", .show, to: .controller { [unowned self] in guest() }),
      .init("modal", .presentModally(.fullScreen), to: .controller { [unowned self] in guest() }),
    ]
  }

  func guest(
    _ style: UIModalPresentationStyle = .fullScreen,
    _ look: UIModalTransitionStyle = .coverVertical
  ) -> UIViewController {
    let page = UIViewController()
    page.modalPresentationStyle = style
    page.modalTransitionStyle = look
    page.transitioningDelegate = director
    page.storyboardSegues = [.unwind("back", to: "home")]
    guests += [Guest(object: page), Guest(object: page.view)]
    lastGuest = page
    return page
  }

  /// There and back; what a driver can cancel is cancelled once before.
  func play(_ round: Round) throws {
    for (isReverse, call) in [(false, round.there), (true, round.back)] {
      if round.mover != .system { try run(round.mover, isReverse, finishes: false, call) }
      try run(round.mover, isReverse, finishes: true, call)
    }
  }

  private func run(
    _ mover: Round.Mover, _ isReverse: Bool, finishes: Bool, _ call: (Stay) -> Void
  ) throws {
    let before = state
    let driver = mover == .system ? nil : UIPercentDrivenInteractiveTransition()
    switch mover {
    case .slide: director.animator = Rehearsal.Slide(isReverse: isReverse, finishes: finishes)
    case .propertyAnimator: director.animator = PropertyFade()
    case .system: director.animator = nil
    }
    director.driver = driver
    call(self)
    let transition = OpenTransitions.current.transitions.last
    let all: [AnyObject?] = [
      director.animator, driver, transition, transition?.context, transition?.coordinator,
    ]
    guests += all.map { Guest(object: $0) }
    (director.animator, director.driver) = (nil, nil)
    try advance(by: 0.1)
    driver?.update(0.4)
    try advance(by: 0.1)
    finishes ? driver?.finish() : driver?.cancel()
    try advance(by: 1)
    count += 1
    #expect((state == before) == !finishes, "transition \(count)")
  }

  private func advance(by duration: TimeInterval) throws {
    time += duration
    try theatre.advance(to: time)
  }

  private var state: [String] {
    [
      "\(navigation.viewControllers.count) pages, \(navigation.children.count) children",
      "tab \(tabs.selectedIndex) of \(tabs.children.count)",
      [home, tabs].contains { $0.presentedViewController != nil } ? "a guest" : "nobody",
    ]
  }

  var tree: String { theatre.window.tree }

  /// All that could grow.
  var remains: Remains { Remains(of: theatre, guests) }
}

/// Fades the arriving view in, or the leaving one out, by a property animator.
private final class PropertyFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    let arriving = transitionContext.view(forKey: .to)
    if let arriving { transitionContext.containerView.addSubview(arriving) }
    arriving?.alpha = 0
    made.addAnimations { arriving?.alpha = 1 }
    made.addCompletion { position in
      if position == .start { arriving?.removeFromSuperview() }
      arriving?.alpha = 1
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

@MainActor
struct RoundTests {
  @Test func aHundredRoundsInARowLeaveNothing() throws {
    let stay = try Stay()
    let (tree, layers) = (stay.tree, stay.remains.layers)
    let laps = 6

    for _ in 0..<laps {
      for round in Round.all {
        try stay.play(round)
        #expect(stay.remains == Remains(layers: layers), "\(round)")
        #expect(stay.tree == tree, "\(round)")
      }
    }

    #expect(laps * Round.all.count >= 100)
    #expect(stay.count == laps * Round.all.reduce(0) { $0 + ($1.mover == .system ? 2 : 4) })
    #expect(UIKitLog.current.warnings.isEmpty)
  }
}
