import QuartzCore
import Testing
import UIKit

@Suite("Completions of animation blocks")
@MainActor
struct CompletionTests {
  @Test(
    "They come at their times, equal ones in the order of the blocks, with what shows at the end")
  func order() throws {
    try Film.play { film in
      let view = film.view()
      var log: [String] = []
      let block = { (name: String, duration: Double, change: @escaping () -> Void) in
        UIView.animate(withDuration: duration, animations: change) {
          log.append("\(name) \($0) \(CACurrentMediaTime())")
        }
      }

      block("slow", 0.5) { view.alpha = 0 }
      block("quick", 0.25) { view.center.x = 100 }
      block("twin", 0.5) { view.center.y = 100 }
      try film.clock.advance(to: 1)

      #expect(log == ["quick true 0.25", "slow true 0.5", "twin true 0.5"])
    }
  }

  @Test("What a completion starts is played from that very instant")
  func chain() throws {
    try Film.play { film in
      let view = film.view()
      var ending = 0.0

      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: { _ in
        UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveLinear) {
          view.alpha = 1
        } completion: { _ in
          ending = CACurrentMediaTime()
        }
      }
      try film.clock.advance(to: 0.6)

      #expect(abs(film.shown(view).opacity - 0.5) < 1e-6)
      try film.clock.advance(to: 2)
      #expect(abs(ending - 0.8) < 1e-9)
    }
  }

  @Test(
    "A block that animates nothing ends in the next turn of the same instant, whatever it lasts")
  func emptyBlock() throws {
    try Film.play { film in
      var log: [String] = []

      UIView.animate(withDuration: 5, delay: 2) {
      } completion: {
        log.append("empty \($0) \(CACurrentMediaTime())")
      }
      log.append("after the call")
      try film.clock.advance(to: 0)

      #expect(log == ["after the call", "empty true 0.0"])
    }
  }

  @Test(
    "Without a duration the changes are made at once, and the completion comes in the next turn")
  func zeroDuration() throws {
    try Film.play { film in
      let view = film.view()
      var log: [String] = []

      UIView.animate(withDuration: 0) {
        view.alpha = 0
      } completion: {
        log.append("done \($0)")
      }
      log.append("after the call")

      #expect(view.layer.animationKeys() == nil)
      #expect(view.alpha == 0)
      try film.clock.advance(to: 0)
      #expect(log == ["after the call", "done true"])
    }
  }

  @Test("With animations off the changes are made at once, and the completion still comes")
  func disabled() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [String] = []

      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        endings.append("off \($0)")
      }
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.center.x = 100 }
      } completion: {
        endings.append("without \($0)")
      }

      #expect(view.layer.animationKeys() == nil)
      try film.clock.advance(to: 0)
      #expect(endings == ["off true", "without true"])
    }
  }

  @Test("A view in no window takes the changes, and the block ends at once")
  func viewInNoWindow() throws {
    try Film.play { film in
      let view = UIView()
      var endings: [String] = []

      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        endings.append("\($0) \(CACurrentMediaTime())")
      }
      try film.clock.advance(to: 1)

      #expect(endings == ["true 0.0"])
      #expect(view.alpha == 0)
    }
  }

  @Test("A view that is put into the window after the call, in the same turn, is animated")
  func lateArrival() throws {
    try Film.play { film in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.alpha = 0

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      film.window.addSubview(view)
      try film.clock.advance(to: 0.5)

      #expect(abs(film.shown(view).opacity - 0.5) < 1e-6)
    }
  }

  @Test("A view that leaves the window in mid-flight ends its block unfinished")
  func departure() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [String] = []

      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        endings.append("\($0) \(CACurrentMediaTime())")
      }
      film.clock.schedule(at: 0.5) { view.removeFromSuperview() }
      try film.clock.advance(to: 2)

      #expect(endings == ["false 0.5"])
    }
  }

  @Test("Animations that are removed end their block unfinished")
  func removal() throws {
    try Film.play { film in
      let view = film.view()
      var endings: [Bool] = []

      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.center.x = 200
      } completion: {
        endings.append($0)
      }
      try film.clock.advance(to: 0.5)
      view.layer.removeAllAnimations()
      #expect(endings.isEmpty)

      try film.clock.advance(to: 0.5)
      #expect(endings == [false])
    }
  }

  @Test("What the completion of a replaced animation changes is not animated by the new block")
  func replacement() throws {
    try Film.play { film in
      let view = film.view()

      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        view.center.x = 200
      }
      try film.clock.advance(to: 0.5)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      #expect(view.center.x == 50)

      try film.clock.advance(to: 0.5)
      #expect(view.center.x == 200)
      #expect(view.layer.animationKeys() == ["opacity"])
    }
  }
}
