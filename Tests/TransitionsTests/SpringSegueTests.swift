import QuartzCore
import Testing
import UIKit

@testable import Transitions

/// The numbers of the article's spring: 667 points, half a second, a damping ratio of a half.
@MainActor
struct SpringSegueTests {
  private final class First: UIViewController {
    override func segueForUnwinding(
      to toViewController: UIViewController, from fromViewController: UIViewController,
      identifier: String?
    ) -> UIStoryboardSegue? {
      if identifier == "firstSegueUnwind" {
        return SpringUnwindSegue(
          identifier: identifier, source: fromViewController, destination: toViewController)
      }
      return super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
    }
  }

  private let first = First()
  private let second = UIViewController()

  private func play() throws -> Theatre {
    second.storyboardSegues = [.unwind("firstSegueUnwind", to: "return")]
    first.storyboardSegues = [
      .init("firstSegue", .custom, to: .controller { [second] in second }, by: SpringSegue.init)
    ]
    first.addUnwindAction("return") { _ in }
    let theatre = try Theatre(root: first)
    first.performSegue(withIdentifier: "firstSegue", sender: nil)
    return theatre
  }

  private var y: CGFloat { second.view.layer.presentation()?.frame.minY ?? .nan }

  private static let times: [(time: Double, y: Double)] = [
    (0, 667), (0.05, 341.62), (0.1, -23.33), (0.1426, -108.7), (0.15, -106.95), (0.2, -44.7),
    (0.25, 8.57), (0.285, 17.7), (0.3, 16.64), (0.35, 5.57), (0.4, -2), (0.45, -2.52),
  ]

  @Test func theSecondViewSpringsUpOverTheFirst() throws {
    let theatre = try play()
    #expect(theatre.window.subviews == [first.view, second.view])

    for (time, y) in Self.times {
      try theatre.advance(to: time)
      #expect(abs(self.y - y) < 0.06, "at \(time) s")
    }
    #expect(first.presentedViewController == nil)
    #expect(first.view.window != nil)
  }

  @Test func afterwardsTheSecondControllerIsPresented() throws {
    let theatre = try play()
    try theatre.advance(to: 0.6)

    #expect(first.presentedViewController === second)
    #expect(first.view.superview == nil)
    #expect(second.view.frame == theatre.window.bounds)
    #expect(theatre.window.subviews == [second.view.superview])
    #expect(theatre.warnings.isEmpty)
  }

  @Test func theSecondViewSpringsDownAgain() throws {
    let theatre = try play()
    try theatre.advance(to: 1)

    second.performSegue(withIdentifier: "firstSegueUnwind", sender: nil)
    for (time, y) in Self.times {
      try theatre.advance(to: 1 + time)
      #expect(abs(self.y - (667 - y)) < 0.06, "at \(time) s")
    }
    #expect(first.presentedViewController === second)
    try theatre.advance(to: 2)

    #expect(first.presentedViewController == nil)
    #expect(second.view.superview == nil)
    #expect(theatre.window.subviews == [first.view])
    #expect(first.view.frame == theatre.window.bounds)
    #expect(theatre.warnings.isEmpty)
  }
}
