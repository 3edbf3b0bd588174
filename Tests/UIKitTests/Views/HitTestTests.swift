import Testing
import UIKit

@Suite("Touches and views")
@MainActor
struct HitTestTests {
  @Test("The topmost view under the point is hit, unless it takes no touches")
  func topmost() {
    Film.play { film in
      let (below, above) = (film.view(), film.view())
      let point = CGPoint(x: 50, y: 50)
      let hit = { film.window.hitTest(point, with: nil) }

      #expect(hit() === above)
      above.isHidden = true
      #expect(hit() === below)
      above.isHidden = false
      above.alpha = 0.009
      #expect(hit() === below)
      above.alpha = 0.01
      #expect(hit() === above)
      above.isUserInteractionEnabled = false
      #expect(hit() === below)
      below.isUserInteractionEnabled = false
      #expect(hit() === film.window)
    }
  }

  @Test("What sticks out of its superview is not hit, and a transformed view is hit where it shows")
  func places() {
    Film.play { film in
      let parent = film.view(CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
      parent.addSubview(child)

      #expect(film.window.hitTest(CGPoint(x: 45, y: 10), with: nil) === child)
      #expect(film.window.hitTest(CGPoint(x: 60, y: 10), with: nil) === film.window)
      #expect(film.window.hitTest(CGPoint(x: 50, y: 10), with: nil) === film.window)

      parent.transform = CGAffineTransform(translationX: 100, y: 0)
      #expect(film.window.hitTest(CGPoint(x: 145, y: 10), with: nil) === child)
    }
  }

  @Test("A touch stays with the view it came down on, and goes up the chain of responders")
  func delivery() {
    Film.play { film in
      let parent = TouchView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      film.window.addSubview(parent)
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      parent.addSubview(child)
      let touch = UITouch(at: CGPoint(x: 15, y: 15), in: film.window, timestamp: 0)

      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0))
      touch.update(.moved, at: CGPoint(x: 200, y: 30), timestamp: 0.1)
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0.1))
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0.1))
      UIApplication.shared.endIgnoringInteractionEvents()
      touch.update(.ended, at: CGPoint(x: 200, y: 30), timestamp: 0.2)
      UIApplication.shared.sendEvent(UIEvent(touches: [touch], timestamp: 0.2))

      #expect(touch.view === child)
      #expect(parent.log == ["began (5.0, 5.0)", "moved (190.0, 20.0)", "ended (190.0, 20.0)"])
    }
  }

  @Test("One responder of a window is the first; it resigns when its view leaves")
  func firstResponder() {
    Film.play { film in
      let (one, two) = (TouchView(), TouchView())
      film.window.addSubview(one)
      film.window.addSubview(two)

      #expect(one.becomeFirstResponder())
      #expect(two.becomeFirstResponder())
      #expect(!one.isFirstResponder && two.isFirstResponder)
      #expect(film.window.endEditing(true))
      #expect(!two.isFirstResponder)
      #expect(!UIView().becomeFirstResponder())

      one.becomeFirstResponder()
      one.removeFromSuperview()
      film.window.addSubview(one)
      #expect(!one.isFirstResponder)
    }
  }
}

private final class TouchView: UIView {
  var log: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let place = touches.first?.location(in: self) ?? .zero
    log.append("\(what) (\(place.x), \(place.y))")
  }
}
