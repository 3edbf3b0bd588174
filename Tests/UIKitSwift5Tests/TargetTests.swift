import QuartzCore
import Testing
import UIKit

@Suite("Targets in Swift 5")
@MainActor
struct TargetTests {
  @Test("A controller and a plain class are targets")
  func targets() throws {
    try playing { clock, window in
      let page = PanningPage()
      window.rootViewController = page
      let touch = UITouch(at: CGPoint(x: 5, y: 50), in: window, timestamp: 0)
      @MainActor func send(_ phase: UITouch.Phase, x: CGFloat) {
        touch.update(phase, at: CGPoint(x: x, y: 50), timestamp: clock.now)
        UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: clock.now))
      }

      send(.began, x: 5)
      send(.moved, x: 45)
      #expect(page.driver.progress == 0.3)
      send(.ended, x: 45)
      #expect(page.driver.progress == -1)
      #expect(page.states == [1, 3])

      let tap = UITouch(at: CGPoint(x: 150, y: 50), in: window, timestamp: 0)
      UIApplication.shared.sendEvent(UIEvent(touches: [tap], timestamp: 0))
      tap.update(.ended, at: CGPoint(x: 150, y: 50), timestamp: 0)
      UIApplication.shared.sendEvent(UIEvent(touches: [tap], timestamp: 0))
      #expect(page.states == [1, 3, 100])
      try clock.advance(to: 1)
    }
  }
}
