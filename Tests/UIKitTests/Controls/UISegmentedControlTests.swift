import Testing
import UIKit

@Suite @MainActor struct UISegmentedControlTests {
  /// Three segments of 100 points.
  private func control(_ film: Film) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 28)
    film.window.addSubview(control)
    film.clock.commit()
    return control
  }

  @Test func allAreAsWideAsTheWidest() {
    Film.play { _ in
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.text = "Three"
      // Uncertain: the ten points at both sides of a title.
      let width = 3 * (label.intrinsicContentSize.width + 20) + 2
      #expect(control.bounds.size == CGSize(width: width, height: 28))
      #expect(control.numberOfSegments == 3)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)

      control.setWidth(50, forSegmentAt: 2)
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width < width)
    }
  }

  @Test func aTapSelectsAndTells() {
    Film.play { film in
      let control = control(film)
      var told: [Int] = []
      control.addAction(
        UIAction { _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)

      for x in [150.0, 150, 250, 10] { Fingers.tap(film, CGPoint(x, 14)) }
      control.selectedSegmentIndex = 1

      // The second tap on the same segment changes nothing.
      #expect(told == [1, 2, 0])
      #expect(
        UIKitLog.current.entries.filter { $0.kind == .action }.map(\.message)
          == Array(repeating: "UISegmentedControl valueChanged", count: 3))
    }
  }

  @Test func aMomentaryOneForgets() {
    Film.play { film in
      let control = control(film)
      control.isMomentary = true
      var told: [Int] = []
      control.addAction(
        UIAction { _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)

      for _ in 0..<2 { Fingers.tap(film, CGPoint(150, 14)) }

      #expect(told == [1, 1])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test func aDisabledSegmentCantBeChosen() {
    Film.play { film in
      let control = control(film)
      control.setEnabled(false, forSegmentAt: 1)
      Fingers.tap(film, CGPoint(150, 14))
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(!control.isEnabledForSegment(at: 1))
    }
  }

  @Test func theSelectionStaysWithItsSegment() {
    let control = UISegmentedControl(items: ["One", "Three"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Two", at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 1) == "Two")

    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 5) == nil)
  }

  @Test func theSelectedSegmentIsFilledWithTheTint() throws {
    try Film.play { film in
      let control = control(film)
      control.tintColor = .red
      control.selectedSegmentIndex = 1
      film.clock.commit()
      let picture = try control.picture()

      #expect(picture.color(x: 220, y: 28) == .red)
      #expect(picture.alpha(x: 20, y: 28) == 0)
      // The frame is a point thick.
      #expect(picture.color(x: 60, y: 1) == .red)
      #expect(picture.alpha(x: 60, y: 2) == 0)
    }
  }
}
