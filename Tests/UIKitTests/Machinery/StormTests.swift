import QuartzCore
import Testing

@testable import UIKit

/// Numbers that look random and are the same each time.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

/// Two stacks in tabs, and whatever is presented over them, in a storm of calls.
@MainActor
private final class Storm {
  let theatre: Theatre
  let tabs = UITabBarController()
  private let director = Rehearsal.Director(Transcript())
  private var dice: Dice
  private var time: TimeInterval = 0
  private var drivers: [any Rehearsal.Driver] = []
  private var hand: Fingers?
  private var guests: [Guest] = []
  private(set) var calls: [String] = []

  private struct Guest {
    weak var object: AnyObject?
  }

  init(_ seed: Int) throws {
    dice = Dice(seed)
    tabs.viewControllers = (0..<2).map { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    theatre = try Theatre(root: tabs, profile: seed.isMultiple(of: 2) ? .classic : .modern)
    tabs.delegate = director
    tabs.title = "Tabs"
    for case let navigation as UINavigationController in tabs.viewControllers ?? [] {
      navigation.delegate = director
      navigation.title = navigation === tabs.viewControllers?.first ? "first" : "second"
    }
  }

  private var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  private var top: UIViewController {
    var top: UIViewController = tabs
    while let next = top.presentedViewController { top = next }
    return top
  }

  /// One call that an app, or a finger, might make at any moment.
  func step() throws {
    cast()
    let animated = dice.roll(4) > 0
    switch dice.roll(16) {
    case 0, 1: say("push") { navigation?.pushViewController(page(), animated: animated) }
    case 2, 3: say("pop") { navigation?.popViewController(animated: animated) }
    case 4: say("popToRoot") { navigation?.popToRootViewController(animated: animated) }
    case 5:
      say("set") {
        let pages = (navigation?.viewControllers.first.map { [$0] } ?? []) + [page(), page()]
        navigation?.setViewControllers(pages, animated: animated)
      }
    case 6, 7: say("select") { tabs.selectedIndex = 1 - tabs.selectedIndex }
    case 8, 9: say("present") { top.present(page(), animated: animated) }
    case 10:
      say("present deep") {
        navigation?.topViewController?.present(page(), animated: animated)
      }
    case 11, 12: say("dismiss") { top.dismiss(animated: animated) }
    case 13: say("dismiss all") { tabs.dismiss(animated: animated) }
    case 14: say("turn") { turn() }
    default: try say("finger") { try touch() }
    }
    drive()
    time += [0, 0.01, 0.1, 0.3, 0.6][dice.roll(5)]
    try theatre.advance(to: time)
  }

  private func say(_ name: String, _ call: () throws -> Void) rethrows {
    calls.append("\(time) \(name)")
    try call()
  }

  /// Who animates and who drives what comes next, if anybody does.
  private func cast() {
    let way = Way.all[dice.roll(Way.all.count)]
    guard dice.roll(3) > 0 else { return (director.animator, director.driver) = (nil, nil) }
    let slide = Rehearsal.Slide(isReverse: dice.roll(2) == 0, finishes: way.finishes)
    let driver = way.driver(slide)
    (director.animator, director.driver) = (slide, driver)
    if let driver { drivers.append(driver) }
    guests += [Guest(object: slide), Guest(object: driver)]
  }

  private func drive() {
    guard let driver = drivers.last else { return }
    switch dice.roll(5) {
    case 0: driver.update(CGFloat(dice.roll(11)) / 10)
    case 1: driver.finish()
    case 2: driver.cancel()
    case 3: (driver as? UIPercentDrivenInteractiveTransition)?.pause()
    default: break
    }
  }

  private func turn() {
    let size = theatre.window.bounds.size
    theatre.window.frame.size = CGSize(width: size.height, height: size.width)
  }

  private func touch() throws {
    if let hand {
      dice.roll(2) == 0 ? hand.lift() : hand.cancel()
      self.hand = nil
    } else {
      hand = Fingers(theatre, CGPoint(x: 5, y: 300))
      hand?.move(CGPoint(x: 5 + CGFloat(dice.roll(300)), y: 300 + CGFloat(dice.roll(300))))
    }
  }

  private func page() -> UIViewController {
    let page = UIViewController()
    page.title = "\(guests.count)"
    page.modalPresentationStyle =
      [.fullScreen, .custom, .overFullScreen, .pageSheet, .currentContext][dice.roll(5)]
    page.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal][dice.roll(3)]
    if dice.roll(2) == 0 { page.transitioningDelegate = director }
    guests.append(Guest(object: page))
    return page
  }

  /// Lets everybody finish, and takes everything back.
  func calm() throws {
    hand?.cancel()
    hand = nil
    (director.animator, director.driver) = (nil, nil)
    for driver in drivers {
      driver.finish()
      try advance(by: 1)
    }
    drivers = []
    try advance(by: 3)
    tabs.dismiss(animated: false)
    for case let navigation as UINavigationController in tabs.viewControllers ?? [] {
      navigation.popToRootViewController(animated: false)
    }
    try advance(by: 3)
  }

  private func advance(by seconds: TimeInterval) throws {
    time += seconds
    try theatre.advance(to: time)
  }

  var leftGuests: [String] {
    guests.compactMap { $0.object.map { "\(type(of: $0))" } }
  }
}

extension CALayer {
  fileprivate var all: [CALayer] { [self] + (sublayers ?? []).flatMap(\.all) }
}

/// Whatever an app does at whatever moment, in the end everything is in its place and nothing is left.
@MainActor
struct StormTests {
  /// A hundred storms of thirty calls were played while this was written; a dozen is kept.
  @Test(arguments: [0, 3, 6, 7, 13, 16, 19, 20, 23, 25, 77, 98])
  func afterTheStormNothingIsLeft(seed: Int) throws {
    let storm = try Storm(seed)

    for _ in 0..<30 { try storm.step() }
    try storm.calm()

    let window = storm.theatre.window
    let pages = (storm.tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    #expect(OpenTransitions.current.summaries == [], "\(storm.calls)")
    #expect(window.subviews == [storm.tabs.view], "\(storm.calls)")
    #expect(storm.tabs.appearance == .appeared)
    for navigation in pages {
      let isSelected = navigation === storm.tabs.selectedViewController
      let page = try #require(navigation.topViewController)
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.children == navigation.viewControllers)
      #expect(navigation.appearance == (isSelected ? .appeared : .disappeared))
      #expect(page.appearance == navigation.appearance, "\(storm.calls)")
      guard isSelected else { continue }
      #expect(navigation.content.subviews == [page.view])
      #expect(page.view.untransformedFrame == window.bounds, "\(storm.calls)")
    }
    #expect(storm.tabs.content.subviews == [storm.tabs.selectedViewController?.view])
    let layers = window.layer.all
    #expect(layers.filter { $0.speed != 1 }.isEmpty)
    #expect(layers.flatMap(\.animations).isEmpty)
    #expect(storm.theatre.clock.nextDue == nil)
    #expect(storm.leftGuests == [])
  }
}
