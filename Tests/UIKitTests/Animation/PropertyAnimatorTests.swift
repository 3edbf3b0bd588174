import QuartzCore
import Testing

@testable import UIKit

@Suite("Property animators")
@MainActor
struct PropertyAnimatorTests {
  /// A view at x = 50 that a linear animator of a second moves to 150, and a diary of its ends.
  private func stage(
    in film: Film, curve: UIView.AnimationCurve = .linear
  ) -> (view: UIView, animator: UIViewPropertyAnimator, diary: Diary) {
    let view = film.view()
    film.clock.commit()
    let diary = Diary()
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
    animator.addCompletion { diary.write("\($0) \((CACurrentMediaTime() * 1e6).rounded() / 1e6)") }
    return (view, animator, diary)
  }

  private func x(_ view: UIView, _ film: Film) -> Double {
    (Double(film.shown(view).position.x) * 1e6).rounded() / 1e6
  }

  @Test("One runs from its start to its end, and is inactive then")
  func running() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film, curve: .easeIn)
      #expect(animator.state == .inactive)
      #expect(view.center.x == 50)

      animator.startAnimation()
      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.center.x == 150)
      try film.clock.advance(to: 0.5)
      #expect(abs(x(view, film) - 81.5357) < 1e-3)
      #expect(abs(animator.fractionComplete - 0.315357) < 1e-6)
      try film.clock.advance(to: 2)

      #expect(diary.lines == ["end 1.0"])
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("A fraction that is set before the start makes one active and paused")
  func scrubbing() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film, curve: .easeInOut)

      animator.fractionComplete = 0.3
      try film.clock.advance(to: 5)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(x(view, film) == 80)
      animator.fractionComplete = 0.9
      #expect(x(view, film) == 140)
      #expect(animator.fractionComplete == 0.9)
      animator.fractionComplete = 7
      #expect(x(view, film) == 150)

      animator.stopAnimation(true)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test("Without linear scrubbing a fraction is one of the time")
  func scrubbingTime() {
    Film.play { film in
      let (view, animator, _) = stage(in: film, curve: .easeIn)
      animator.scrubsLinearly = false

      animator.fractionComplete = 0.5

      #expect(abs(x(view, film) - 81.5357) < 1e-3)
      #expect(animator.fractionComplete == 0.5)
      animator.stopAnimation(true)
    }
  }

  @Test("A pause changes nothing that shows; what is left of the curve follows it")
  func pausing() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film, curve: .easeIn)
      animator.startAnimation()
      try film.clock.advance(to: 0.5)

      animator.pauseAnimation()
      try film.clock.advance(to: 3)
      #expect(abs(x(view, film) - 81.5357) < 1e-3)
      animator.startAnimation()
      try film.clock.advance(to: 3.25)
      #expect(abs(x(view, film) - (50 + 62.1862)) < 1e-3)
      try film.clock.advance(to: 4)

      #expect(diary.lines == ["end 3.5"])
    }
  }

  @Test("A scrubbed one goes on from the time at which its curve would be there")
  func inverse() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film, curve: .easeIn)
      animator.fractionComplete = 0.315357

      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      try film.clock.advance(to: 0.25)
      #expect(abs(x(view, film) - (50 + 62.1862)) < 1e-3)
      try film.clock.advance(to: 1)

      let end = try #require(diary.lines.first)
      #expect(end.hasPrefix("end 0.5") || end.hasPrefix("end 0.49999"))
    }
  }

  @Test(
    "The factor says how much of the duration the rest takes, at the curve that is given",
    arguments: [false, true])
  func factor(reversed: Bool) throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      animator.fractionComplete = 0.5
      animator.isReversed = reversed
      #expect(x(view, film) == 100)

      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
        durationFactor: 0.4)
      try film.clock.advance(to: 0.2)
      #expect(abs(x(view, film) - (reversed ? 100 - 34.23215 : 100 + 34.23215)) < 1e-3)
      try film.clock.advance(to: 1)

      #expect(diary.lines == [reversed ? "start 0.4" : "end 0.4"])
      #expect(view.center.x == (reversed ? 50 : 150))
    }
  }

  @Test("Reversed on the way it turns at once, and gives the model its start values back")
  func reversing() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      animator.startAnimation()
      try film.clock.advance(to: 0.6)

      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.4) < 1e-9)
      try film.clock.advance(to: 0.8)
      #expect(x(view, film) == 90)
      #expect(view.center.x == 150)
      try film.clock.advance(to: 2)

      #expect(diary.lines == ["start 1.2"])
      #expect(view.center.x == 50)
    }
  }

  @Test("It may turn, be paused and turn again")
  func turns() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      animator.startAnimation()
      try film.clock.advance(to: 0.5)
      animator.isReversed = true
      try film.clock.advance(to: 0.7)
      animator.pauseAnimation()
      #expect(x(view, film) == 80)
      animator.isReversed = false
      #expect(abs(animator.fractionComplete - 0.3) < 1e-9)
      animator.startAnimation()
      try film.clock.advance(to: 2)

      #expect(diary.lines == ["end 1.4"])
    }
  }

  @Test("Stopped, everything stays as it shows")
  func stopping() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      animator.startAnimation()
      try film.clock.advance(to: 0.25)

      animator.stopAnimation(true)
      try film.clock.advance(to: 2)

      #expect(view.center.x == 75)
      #expect(view.layer.animationKeys() == nil)
      #expect(animator.state == .inactive)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test(
    "Stopped to be finished, it goes to the position that is asked for",
    arguments: [
      (UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150),
    ])
  func finishing(position: UIViewAnimatingPosition, x: Double) throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      animator.startAnimation()
      try film.clock.advance(to: 0.25)

      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(diary.lines.isEmpty)
      animator.finishAnimation(at: position)

      #expect(Double(view.center.x) == x)
      #expect(animator.state == .inactive)
      #expect(diary.lines == ["\(position) 0.25"])
    }
  }

  @Test("A delay factor is a share of the time that is left")
  func delayFactors() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      let other = film.view()
      animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      try film.clock.advance(to: 0.5)
      #expect(film.shown(other).opacity == 1)
      animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)

      try film.clock.advance(to: 0.75)
      #expect(abs(film.shown(other).opacity - 0.5) < 1e-6)
      #expect(x(other, film) == 50)
      try film.clock.advance(to: 0.875)
      #expect(x(other, film) == 100)
      animator.isReversed = true
      try film.clock.advance(to: 1.25)
      #expect(abs(film.shown(other).opacity - 1) < 1e-6)
      #expect(x(view, film) == 100)
      try film.clock.advance(to: 3)

      #expect(diary.lines == ["start 1.75"])
      #expect(other.alpha == 1)
      #expect(other.center.x == 50)
    }
  }

  @Test("With a delay it stands at its start until then")
  func delays() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Double] = []
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 150 },
        completion: { _ in endings.append(CACurrentMediaTime()) })
      #expect(animator.delay == 0.5)
      try film.clock.advance(to: 0.4)
      #expect(x(view, film) == 50)
      try film.clock.advance(to: 1)
      #expect(x(view, film) == 100)
      try film.clock.advance(to: 3)

      #expect(endings == [1.5])
    }
  }

  @Test("Told to pause on completion, it stays active at its end and can go back from there")
  func pausingOnCompletion() throws {
    try Film.play { film in
      let (view, animator, diary) = stage(in: film)
      animator.pausesOnCompletion = true
      animator.startAnimation()
      try film.clock.advance(to: 2)
      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(diary.lines.isEmpty)

      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
      try film.clock.advance(to: 2.5)
      #expect(x(view, film) == 100)
      try film.clock.advance(to: 4)

      #expect(diary.lines == ["start 3.0"])
    }
  }

  @Test("Misuse is refused with a warning")
  func misuse() {
    Film.play { film in
      let (_, animator, _) = stage(in: film)
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.addAnimations {}
      animator.finishAnimation(at: .current)

      #expect(
        UIKitLog.current.warnings.map(\.call) == [
          "finishAnimation(at:) called on a property animator that is not stopped.",
          "continueAnimation(withTimingParameters:durationFactor:) called on a property animator"
            + " that is not paused.",
          "startAnimation() called on a property animator that is stopped.",
          "addAnimations(_:delayFactor:) called on a property animator that is stopped.",
        ])
    }
  }

  @Test("A running animator lives until its end; a paused one that nobody keeps is reported")
  func lifetimes() throws {
    try Film.play { film in
      let view = film.view()
      var endings = 0
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: { view.alpha = 0 },
        completion: { _ in endings += 1 })
      try film.clock.advance(to: 2)
      #expect(endings == 1)

      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }.pauseAnimation()
      #expect(
        UIKitLog.current.warnings.map(\.call)
          == ["A property animator was released before its animations were over."])
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test("One that may not be interrupted is not")
  func uninterruptible() throws {
    try Film.play { film in
      let (_, animator, diary) = stage(in: film)
      animator.isInterruptible = false
      animator.startAnimation()
      try film.clock.advance(to: 0.5)
      animator.pauseAnimation()
      animator.isReversed = true
      animator.stopAnimation(true)
      try film.clock.advance(to: 2)

      #expect(diary.lines == ["end 1.0"])
      #expect(UIKitLog.current.warnings.count == 3)
    }
  }

  @Test("Nested blocks take the animator's time, also under the finger")
  func nestedBlocks() throws {
    try Film.play { film in
      let view = film.view()
      film.clock.commit()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
      }

      animator.fractionComplete = 0.25
      #expect(abs(film.shown(view).opacity - 0.75) < 1e-6)
      animator.startAnimation()
      try film.clock.advance(to: 1)
      #expect(abs(film.shown(view).opacity - 0.25) < 1e-6)
      try film.clock.advance(to: 3)

      #expect(view.layer.animationKeys() == nil)
    }
  }
}
