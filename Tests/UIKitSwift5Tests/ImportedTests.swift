import QuartzCore
import Testing
import UIKit

/// Plays `Imported/ImportedHabitsPage.swift`, which the importer has written.
@Suite("Imported code")
@MainActor
struct ImportedTests {
  private func tap(_ window: UIWindow, at point: CGPoint, movingTo end: CGPoint? = nil) {
    let touch = UITouch(at: point, in: window, timestamp: 0)
    func send() {
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
    }
    send()
    if let end {
      touch.update(.moved, at: end, timestamp: 0.1)
      send()
    }
    touch.update(.ended, at: end ?? point, timestamp: 0.2)
    send()
  }

  @Test("Buttons, recognisers, timers and notifications find their methods")
  func actions() throws {
    try playing { clock, window in
      let page = LaterHabitsPage()
      let listener = HabitsListener()
      page.delegate = listener
      window.rootViewController = page
      clock.commit()

      tap(window, at: CGPoint(x: 50, y: 25))
      #expect(
        page.calls == ["later shut", "tapped UIButton true true", "Habits", "anyone"])
      page.calls = []
      tap(window, at: CGPoint(x: 50, y: 200), movingTo: CGPoint(x: 150, y: 200))
      #expect(page.calls == ["pan 1", "pan 3"])
      page.calls = []
      try clock.advance(to: 1)
      NotificationCenter.default.post(name: Notification.Name("habits"), object: nil)
      #expect(page.calls == ["later tick", "later a while", "habits"])
      #expect(UIKitLog.current.warnings.isEmpty)
    }
  }

  @Test("What a delegate hasn't implemented is nil")
  func optionals() {
    playing { clock, window in
      let page = HabitsPage()
      let listener = QuietListener()
      page.delegate = listener
      window.rootViewController = page
      clock.commit()

      tap(window, at: CGPoint(x: 50, y: 25))

      #expect(
        page.calls == [
          "shut", "tapped UIButton true nil", "nobody to be closed", "untitled", "anyone",
        ])
    }
  }
}
