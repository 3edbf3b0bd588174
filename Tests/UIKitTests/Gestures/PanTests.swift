import Testing
import UIKit

@Suite("Pans")
@MainActor
struct PanTests {
  private let diary = GestureDiary()

  @Test("The first ten points are absorbed, whichever way the finger goes")
  func slop() throws {
    Film.play { film in
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)

      let hand = Fingers(film, CGPoint(100, 100))
      hand.move(CGPoint(109, 100))
      #expect(pan.state == .possible)
      hand.move(CGPoint(110, 100))
      #expect(pan.state == .began && pan.translation(in: nil) == .zero)
      hand.move(CGPoint(160, 90))
      #expect(pan.state == .changed && pan.translation(in: nil) == CGPoint(50, -10))
      hand.lift()

      #expect(diary.lines == ["began", "changed", "ended"])
      #expect(pan.state == .possible)
      #expect(pan.translation(in: nil) == .zero)

      let other = Fingers(film, CGPoint(100, 100))
      other.move(CGPoint(70, 60))
      #expect(pan.translation(in: nil) == CGPoint(-24, -32))
    }
  }

  @Test("A translation is measured in a view's own units, wherever the view goes")
  func views() {
    Film.play { film in
      let view = film.view(CGRect(x: 0, y: 0, width: 200, height: 200))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      let pan = diary.watch(UIPanGestureRecognizer(), on: view)
      let hand = Fingers(film, CGPoint(100, 100))
      hand.move(CGPoint(110, 100))
      hand.move(CGPoint(150, 100))

      #expect(pan.translation(in: view) == CGPoint(20, 0))
      view.center.x += 77
      #expect(pan.translation(in: view) == CGPoint(20, 0))
      #expect(pan.translation(in: film.window) == CGPoint(40, 0))
      #expect(pan.location(in: film.window) == CGPoint(150, 100))

      pan.setTranslation(CGPoint(5, 0), in: view)
      #expect(pan.translation(in: film.window) == CGPoint(10, 0))
      hand.move(CGPoint(152, 100))
      #expect(pan.translation(in: view) == CGPoint(6, 0))
    }
  }

  @Test("The velocity is that of the last tenth of a second")
  func velocity() throws {
    try Film.play { film in
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      let hand = Fingers(film, .zero)
      try hand.drag(to: CGPoint(150, -60), over: 0.5)
      #expect(abs(pan.velocity(in: nil).x - 300) < 0.1)
      #expect(abs(pan.velocity(in: nil).y + 120) < 0.1)

      pan.setTranslation(.zero, in: nil)
      #expect(abs(pan.velocity(in: nil).x - 300) < 0.1)

      try hand.drag(to: CGPoint(150, 60), over: 0.1)
      #expect(abs(pan.velocity(in: nil).x) < 0.1)
      #expect(abs(pan.velocity(in: nil).y - 1200) < 0.1)
    }
  }

  @Test("A finger that has rested is not thrown")
  func resting() throws {
    try Film.play { film in
      let pan = UIPanGestureRecognizer()
      var velocity: CGPoint?
      pan.addAction(
        UIAction { action in
          let pan = action.sender as? UIPanGestureRecognizer
          if pan?.state == .ended { velocity = pan?.velocity(in: nil) }
        })
      film.window.addGestureRecognizer(pan)
      let hand = Fingers(film, .zero)
      try hand.drag(to: CGPoint(100, 0), over: 0.2)
      try film.clock.advance(to: 0.31)
      hand.lift()

      #expect(velocity == .zero)
    }
  }

  @Test("Two fingers pan by what their middle moves, and a finger that goes moves nothing")
  func twoFingers() {
    Film.play { film in
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      pan.minimumNumberOfTouches = 2
      let first = Fingers(film, CGPoint(100, 100))
      first.move(CGPoint(150, 100))
      #expect(pan.state == .possible)
      let second = Fingers(film, CGPoint(200, 200))
      #expect(pan.numberOfTouches == 2)
      second.move(CGPoint(220, 200))
      #expect(pan.state == .began && pan.location(in: nil) == CGPoint(185, 150))
      let before = pan.translation(in: nil)
      second.lift()
      first.move(CGPoint(150, 130))
      #expect(pan.translation(in: nil) == CGPoint(before.x, 30))
      first.lift()

      #expect(diary.lines == ["began", "changed", "ended"])
    }
  }

  @Test("Too many fingers fail a pan that has not begun; one that has ignores them")
  func maximum() {
    Film.play { film in
      let pan = diary.watch(UIPanGestureRecognizer(), on: film.window)
      pan.maximumNumberOfTouches = 1
      let first = Fingers(film, CGPoint(100, 100))
      let second = Fingers(film, CGPoint(200, 200))
      first.move(CGPoint(150, 100))
      #expect(pan.state == .failed)
      second.lift()
      first.lift()
      #expect(pan.state == .possible && diary.lines.isEmpty)

      let third = Fingers(film, CGPoint(100, 100))
      third.move(CGPoint(150, 100))
      let fourth = Fingers(film, CGPoint(200, 200))
      fourth.move(CGPoint(300, 200))
      #expect(pan.translation(in: nil) == CGPoint(40, 0))
      third.lift()
      #expect(diary.lines == ["began", "ended"])
    }
  }

  @Test("A touch that the system takes cancels the pan")
  func cancelled() {
    Film.play { film in
      diary.watch(UIPanGestureRecognizer(), on: film.window)
      let hand = Fingers(film, .zero)
      hand.move(CGPoint(20, 0))
      hand.cancel()

      #expect(diary.lines == ["began", "cancelled"])
      Fingers(film, .zero).cancel()
      #expect(diary.lines.count == 2)
    }
  }

  @Test(
    "An edge pan begins at its edge and goes away from it",
    arguments: [
      (UIRectEdge.left, CGPoint(5, 300), CGPoint(40, 310), true),
      (.left, CGPoint(5, 300), CGPoint(15, 340), false),
      (.left, CGPoint(40, 300), CGPoint(90, 300), false),
      (.right, CGPoint(370, 300), CGPoint(300, 300), true),
      (.right, CGPoint(5, 300), CGPoint(60, 300), false),
      (.top, CGPoint(100, 3), CGPoint(100, 50), true),
      (.bottom, CGPoint(100, 660), CGPoint(100, 600), true),
      ([UIRectEdge.left, .right] as UIRectEdge, CGPoint(370, 300), CGPoint(300, 300), true),
    ])
  func edges(edges: UIRectEdge, start: CGPoint, end: CGPoint, begins: Bool) {
    Film.play { film in
      let pan = diary.watch(UIScreenEdgePanGestureRecognizer(), on: film.window)
      pan.edges = edges
      let hand = Fingers(film, start)
      hand.move(end)
      hand.lift()

      #expect(diary.lines == (begins ? ["began", "ended"] : []))
    }
  }
}
