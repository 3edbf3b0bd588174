import Testing
import Transitions
import UIKit

@MainActor
struct CatchDriverTests {
  /// A tap that is over when it is heard.
  private let tap = UITapGestureRecognizer()

  @Test func whatATapStartsIsWatchedUntilItIsOver() throws {
    let first = UIViewController()
    let theatre = try Theatre(root: first)
    let entry = try #require(InteractionCatalog.entry(named: "Catch"))
    #expect(entry.startsByTap)

    for round in 0..<10 {
      let second = UIViewController()
      var driver: (any GestureDriver)? = entry.make(GestureTravel(.up))
      weak let gone = driver
      theatre.cast("RisePresent", for: second, driver: driver)
      driver?.began(tap)
      first.present(second, animated: true)
      driver?.ended(tap)
      driver = nil
      try theatre.advance(to: 2 * Double(round) + 0.3)
      #expect(first.transitionCoordinator?.initiallyInteractive == false)
      #expect(first.transitionCoordinator?.isInterruptible == true)
      #expect(theatre.window.gestureRecognizers?.count == 1)

      try theatre.advance(to: 2 * Double(round) + 1)
      #expect(first.presentedViewController === second)
      #expect(theatre.window.gestureRecognizers == nil)
      first.dismiss(animated: false)
      theatre.cast("RisePresent")
      try theatre.advance(to: 2 * Double(round) + 2)
      #expect(gone == nil)
    }
    #expect(theatre.warnings.isEmpty)
  }
}
