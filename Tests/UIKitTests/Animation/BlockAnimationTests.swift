import QuartzCore
import Testing
import UIKit

@Suite("Animation blocks")
@MainActor
struct BlockAnimationTests {
  @Test("What is modified within a block plays as often as it says, the rest once")
  func modified() throws {
    try Film.play { film in
      let view = film.view()
      let (x, y) = (view.center.x, view.center.y)
      var end: Double?

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.center = CGPoint(x: x + 100, y: y)
        }
      } completion: { _ in
        end = CACurrentMediaTime()
      }

      for (time, way, alpha) in [
        (0.5, 50.0, 0.5), (1.5, 50, 0), (2.25, 25, 0), (3.75, 25, 0), (4.5, 100, 0),
      ] {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).position.x - x - way) < 1e-9)
        #expect(abs(Double(film.shown(view).opacity) - alpha) < 1e-6)
      }
      #expect(end == 4)
    }
  }

  /// x of a move from 0 to 100 in 0.4 s.
  @Test(
    "A block moves by the curve of its options",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.1, 12.9162),
      (.curveEaseInOut, 0.2, 50), (.curveEaseInOut, 0.3, 87.0838),
      (.curveEaseIn, 0.1, 9.3465), (.curveEaseOut, 0.1, 37.8138), (.curveLinear, 0.1, 25),
    ])
  func curves(options: UIView.AnimationOptions, time: Double, x: Double) throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 0.4, delay: 0, options: options) { view.frame.origin.x = 100 }
      try film.clock.advance(to: time)

      #expect(abs(film.shown(view).frame.minX - x) < 0.001)
      #expect(view.frame.minX == 100)
    }
  }

  @Test("From the current state, where nothing runs yet, is from the old value")
  func currentStateAtRest() throws {
    try Film.play { film in
      let view = film.view()
      try film.clock.advance(to: 1)

      UIView.animate(
        withDuration: 0.4, delay: 0, options: [.curveLinear, .beginFromCurrentState]
      ) {
        view.alpha = 0
      }
      try film.clock.advance(to: 1.1)

      #expect(abs(film.shown(view).opacity - 0.75) < 1e-6)
    }
  }

  @Test("The short form eases in and out, and ends exactly at the model's value")
  func shortForm() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 0.4) { view.alpha = 0 }
      try film.clock.advance(to: 0.1)
      #expect(abs(film.shown(view).opacity - 0.870838) < 0.00001)

      try film.clock.advance(to: 0.4)
      #expect(film.shown(view).opacity == 0)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("A frame that changes animates the position and the size, not the origin of the bounds")
  func frameKeys() {
    Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 1) { view.frame = CGRect(x: 50, y: 0, width: 200, height: 100) }

      #expect(view.layer.animationKeys() == ["position", "bounds.size"])
    }
  }

  @Test("A value that is set to what it is adds no animation")
  func equalValues() {
    Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 1) {
        view.alpha = 1
        view.frame = view.frame
        view.transform = .identity
      }

      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("Changes outside of a block, and of flags inside, are made at once")
  func whatDoesNotMove() {
    Film.play { film in
      let view = film.view()

      view.alpha = 0.5
      UIView.animate(withDuration: 1) {
        view.isHidden = true
        view.clipsToBounds = true
      }

      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("Properties of the view's own layer take the block's duration and curve, too")
  func backingLayer() throws {
    try Film.play { film in
      let view = film.view()
      let turned = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)

      UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseOut) {
        view.layer.transform = turned
        view.layer.cornerRadius = 20
      }
      try film.clock.advance(to: 0.4)

      let shown = film.shown(view)
      #expect(abs(shown.cornerRadius - 20 * 0.684643) < 0.0001)
      #expect(abs(shown.transform.m11 - cos(61.618 * .pi / 180)) < 0.0001)
    }
  }

  @Test("While a delay lasts the old value shows, and then the whole duration is run")
  func delay() throws {
    try Film.play { film in
      let view = film.view()
      try film.clock.advance(to: 2)

      UIView.animate(withDuration: 0.4, delay: 0.5, options: .curveLinear) {
        view.center.x = 150
        view.alpha = 0
      }

      for (time, x, opacity) in [(2.0, 50.0, 1.0), (2.4, 50, 1), (2.6, 75, 0.75), (2.8, 125, 0.25)]
      {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).position.x - x) < 1e-9)
        #expect(abs(Double(film.shown(view).opacity) - opacity) < 1e-6)
      }
      try film.clock.advance(to: 2.9)
      #expect(film.shown(view).position.x == 150)
    }
  }

  @Test("A repeating block starts again for ever; with autoreverse it comes back")
  func repeating() throws {
    try Film.play { film in
      let (once, back) = (film.view(), film.view())
      var isDone = false

      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        once.center.x = 150
      } completion: { _ in
        isDone = true
      }
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        back.alpha = 0
      }

      for (time, x, opacity) in [(0.25, 75.0, 0.75), (1.25, 75, 0.25), (7.75, 125, 0.75)] {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(once).position.x - x) < 1e-6)
        #expect(abs(Double(film.shown(back).opacity) - opacity) < 1e-6)
      }
      #expect(!isDone)
    }
  }

  @Test("Autoreverse alone goes there and back, then jumps to the new value")
  func autoreverse() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Double] = []

      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        view.center.x = 150
      } completion: { _ in
        endings.append(CACurrentMediaTime())
      }

      for (time, x) in [(0.5, 100.0), (1.0, 150), (1.5, 100), (1.9, 60), (2, 150)] {
        try film.clock.advance(to: time)
        #expect(abs(film.shown(view).position.x - x) < 1e-6)
      }
      #expect(endings == [2])
    }
  }

  @Test("A colour that was not there fades in")
  func colorFromNothing() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .red
      }
      try film.clock.advance(to: 0.25)

      let color = film.shown(view).backgroundColor?.rgba
      #expect(color == RGBA(red: 1, green: 0, blue: 0, alpha: 0.25))
    }
  }

  @Test("A view made within a block has its frame from the start; only later changes move")
  func viewsMadeInBlocks() {
    Film.play { film in
      UIView.animate(withDuration: 1) {
        let view = film.view()
        #expect(view.layer.animationKeys() == nil)
        view.center.x = 200
        #expect(view.layer.animationKeys() == ["position"])
      }
    }
  }

  @Test("Layout that is asked for within a block moves with it")
  func layout() throws {
    try Film.play { film in
      let parent = film.view()
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      child.autoresizingMask = .flexibleWidth
      parent.addSubview(child)

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        parent.bounds.size.width = 200
      }
      try film.clock.advance(to: 0.5)

      #expect(film.shown(child).bounds.width == 150)
    }
  }
}
