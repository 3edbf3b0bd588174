import QuartzCore
import Testing

@testable import UIKit

/// A stack in one of two tabs, where one transition follows another.
@MainActor
private final class Marathon {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let tabs = UITabBarController()
  private let director = Rehearsal.Director(Transcript())
  private let theatre: Theatre
  private var time: TimeInterval = 0
  private var guests: [Guest] = []

  /// How many transitions have run.
  private(set) var count = 0

  init() throws {
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.delegate = director
    navigation.delegate = director
    theatre = try Theatre(root: tabs)
    tabs.viewControllers?.last?.loadViewIfNeeded()
  }

  /// Each kind of transition in each way; what was cancelled is done once more, to the end.
  func lap() throws {
    for way in Way.all {
      try run(way) { navigation.pushViewController(guest(), animated: true) }
      try run(way, isReverse: true) { navigation.popViewController(animated: true) }
      try run(way) { tabs.selectedIndex = 1 }
      try run(way) { tabs.selectedIndex = 0 }
      try run(way) { tabs.present(guest(), animated: true) }
      // The presenter's view may stay under the presented one.
      try run(way, isReverse: true, restoresViews: false) { tabs.dismiss(animated: true) }
      try run(way) { tabs.present(guest(.custom), animated: true) }
      try run(way, isReverse: true) { tabs.dismiss(animated: true) }
    }
  }

  private func run(
    _ way: Way, isReverse: Bool = false, restoresViews: Bool = true, _ call: () -> Void
  ) throws {
    try runOnce(way, isReverse, restoresViews, call)
    guard !way.finishes else { return }
    try runOnce(Way(drive: .animator, finishes: true), isReverse, restoresViews, call)
  }

  private func runOnce(
    _ way: Way, _ isReverse: Bool, _ restoresViews: Bool, _ call: () -> Void
  ) throws {
    let before = state(withViews: restoresViews)
    let slide = Rehearsal.Slide(isReverse: isReverse, finishes: way.finishes)
    let driver = way.driver(slide)
    (director.animator, director.driver) = (slide, driver)
    call()
    (director.animator, director.driver) = (nil, nil)
    let transition = OpenTransitions.current.transitions.last
    let all: [AnyObject?] = [
      slide, driver, transition, transition?.context, transition?.coordinator,
    ]
    guests += all.map { Guest(object: $0) }
    try advance(by: 0.1)
    driver?.update(way.progress)
    try advance(by: 0.1)
    way.finishes ? driver?.finish() : driver?.cancel()
    try advance(by: 0.5)
    count += 1
    let isAsBefore = state(withViews: restoresViews) == before
    #expect(isAsBefore == !way.finishes, "transition \(count), \(way.testDescription)")
  }

  private func guest(_ style: UIModalPresentationStyle = .fullScreen) -> UIViewController {
    let page = UIViewController()
    page.modalPresentationStyle = style
    page.transitioningDelegate = director
    guests += [Guest(object: page), Guest(object: page.view)]
    return page
  }

  private func advance(by duration: TimeInterval) throws {
    time += duration
    try theatre.advance(to: time)
  }

  /// What a cancelled transition must not change.
  private func state(withViews: Bool) -> [String] {
    [
      withViews ? theatre.window.tree : "",
      "\(navigation.viewControllers.count) pages, \(navigation.children.count) children",
      "tab \(tabs.selectedIndex) of \(tabs.children.count)",
      tabs.presentedViewController.map { "\(ObjectIdentifier($0))" } ?? "nobody presented",
    ]
  }

  /// All that could grow.
  var remains: Remains { Remains(of: theatre, guests) }
}

@MainActor
struct EnduranceTests {
  @Test func aHundredTransitionsInARowLeaveNothing() throws {
    let marathon = try Marathon()
    let layers = marathon.remains.layers

    try marathon.lap()
    let first = marathon.remains
    try marathon.lap()

    #expect(marathon.count >= 100)
    #expect(first == Remains(layers: layers))
    #expect(marathon.remains == first)
    #expect(UIKitLog.current.warnings.isEmpty)
  }
}
