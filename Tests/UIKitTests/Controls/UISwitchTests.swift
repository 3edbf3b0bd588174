import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UISwitchTests {
  private func control(_ film: Film) -> UISwitch {
    let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
    film.window.addSubview(control)
    film.clock.commit()
    return control
  }

  /// How many points right of the left edge the thumb's middle is shown.
  private func thumb(_ film: Film, _ control: UISwitch) throws -> CGFloat {
    film.shown(try #require(control.subviews.last)).position.x
  }

  @Test func itsSizeIsFixed() {
    let control = UISwitch()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 6, width: 100, height: 100)
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    // Uncertain: which of its edges the two points are at that constraints don't see.
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test func aTapTurnsItOnAndTells() throws {
    try Film.play { film in
      let control = control(film)
      var told: [Bool] = []
      control.addAction(
        UIAction { told.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)

      Fingers.tap(film, CGPoint(40, 35))
      #expect(control.isOn)
      try film.clock.advance(to: 1)
      #expect(try thumb(film, control) == 35.5)
      Fingers.tap(film, CGPoint(40, 35))

      #expect(told == [true, false])
      #expect(
        UIKitLog.current.entries.filter { $0.kind == .action }.map(\.message)
          == ["UISwitch valueChanged", "UISwitch valueChanged"])
    }
  }

  @Test func theCodeTurnsItWithoutTelling() throws {
    try Film.play { film in
      let control = control(film)
      var told = 0
      control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)

      control.setOn(true, animated: true)
      #expect(control.isOn)
      #expect(try thumb(film, control) == 15.5)
      try film.clock.advance(to: 0.125)
      let middle = try thumb(film, control)
      #expect(abs(middle - 25.5) < 1)
      try film.clock.advance(to: 0.3)
      #expect(try thumb(film, control) == 35.5)

      control.isOn = false
      #expect(try thumb(film, control) == 15.5)
      #expect(told == 0)
    }
  }

  @Test func aDragToTheOtherSideTurnsIt() {
    Film.play { film in
      let control = control(film)

      let hand = Fingers(film, CGPoint(30, 35))
      hand.move(CGPoint(65, 35))
      hand.lift()
      #expect(control.isOn)

      let again = Fingers(film, CGPoint(30, 35))
      again.move(CGPoint(65, 35))
      again.lift()
      #expect(control.isOn)
    }
  }

  @Test func itsColours() throws {
    try Film.play { film in
      let control = control(film)
      let off = try control.picture()
      #expect(off.pixel(x: 80, y: 31) == 0xFFFF_FFFF)
      control.isOn = true
      let on = try control.picture()
      #expect(on.pixel(x: 20, y: 31) == 0xFF4C_D964)
      control.onTintColor = .red
      control.thumbTintColor = .blue
      let painted = try control.picture()
      #expect(painted.color(x: 20, y: 31) == .red)
      #expect(painted.color(x: 70, y: 31) == .blue)
    }
  }

  @Test func whatIsDisabledDoesNothing() {
    Film.play { film in
      let control = control(film)
      control.isEnabled = false
      Fingers.tap(film, CGPoint(40, 35))
      #expect(!control.isOn)
    }
  }
}
