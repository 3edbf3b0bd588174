import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UISliderTests {
  /// 228 points wide, so that the thumb has 200 points to go, from 14 to 214.
  private func slider(_ film: Film) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
    film.window.addSubview(slider)
    film.clock.commit()
    return slider
  }

  private func thumb(_ slider: UISlider) -> CGRect {
    slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
  }

  @Test func theValueStaysWithinItsLimits() {
    let slider = UISlider()
    slider.value = 2
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    #expect(slider.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 31))
  }

  @Test(arguments: [(Float(0), 14.0), (0.25, 64), (1, 214)])
  func theThumbStandsAtTheValue(value: Float, x: Double) {
    Film.play { film in
      let slider = slider(film)
      slider.value = value
      #expect(thumb(slider) == CGRect(x: x - 14, y: 1.5, width: 28, height: 28))
      #expect(
        slider.trackRect(forBounds: slider.bounds)
          == CGRect(x: 2, y: 14.5, width: 224, height: 2))
    }
  }

  @Test func aFingerTakesTheThumbAlong() {
    Film.play { film in
      let slider = slider(film)
      var told: [Float] = []
      slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)

      let hand = Fingers(film, CGPoint(20, 15))
      hand.move(CGPoint(120, 15))
      hand.move(CGPoint(500, 15))
      hand.move(CGPoint(600, 15))
      hand.lift()

      #expect(told == [0.5, 1])
      #expect(slider.value == 1)
    }
  }

  @Test func aFingerBesideTheThumbDoesNothing() {
    Film.play { film in
      let slider = slider(film)
      let hand = Fingers(film, CGPoint(150, 15))
      hand.move(CGPoint(200, 15))
      hand.lift()
      #expect(slider.value == 0)
    }
  }

  @Test func oneThatIsNotContinuousTellsAtTheEnd() {
    Film.play { film in
      let slider = slider(film)
      slider.isContinuous = false
      var told: [Float] = []
      slider.addAction(UIAction { _ in told.append(slider.value) }, for: .valueChanged)

      let hand = Fingers(film, CGPoint(14, 15))
      hand.move(CGPoint(64, 15))
      hand.move(CGPoint(114, 15))
      #expect(told.isEmpty)
      hand.lift()

      #expect(told == [0.5])
    }
  }

  @Test func whatScrollsAroundItLeavesTheThumbAlone() {
    Film.play { film in
      let scroll = UIScrollView(frame: film.window.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 2000, height: 31)
      film.window.addSubview(scroll)
      let slider = slider(film)
      scroll.addSubview(slider)
      film.clock.commit()

      let hand = Fingers(film, CGPoint(14, 15))
      for x in [34.0, 74, 114] { hand.move(CGPoint(x, 15)) }
      hand.lift()

      #expect(slider.value == 0.5)
      #expect(scroll.contentOffset == .zero)
    }
  }

  @Test func itsTrackHasTwoColours() throws {
    try Film.play { film in
      let slider = slider(film)
      slider.value = 0.5
      slider.minimumTrackTintColor = .red
      slider.maximumTrackTintColor = .blue
      film.clock.commit()
      let picture = try slider.picture()

      #expect(picture.color(x: 100, y: 31) == .red)
      #expect(picture.pixel(x: 228, y: 31) == 0xFFFF_FFFF)
      #expect(picture.color(x: 400, y: 31) == .blue)
      #expect(picture.alpha(x: 400, y: 26) == 0)
    }
  }
}
