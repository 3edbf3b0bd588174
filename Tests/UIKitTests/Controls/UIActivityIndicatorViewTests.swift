import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UIActivityIndicatorViewTests {
  private func turn(_ indicator: UIActivityIndicatorView) -> Double {
    let layer = indicator.subviews[0].layer
    let angle = (layer.presentation() ?? layer).value(forKeyPath: "transform.rotation.z") as? Double
    let degrees = (angle ?? .nan) * 180 / .pi
    return (degrees < -0.001 ? degrees + 360 : degrees).rounded()
  }

  @Test func itIsThereWhileItTurns() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
    #expect(indicator.isHidden && !indicator.isAnimating)

    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)

    indicator.stopAnimating()
    #expect(indicator.isHidden && !indicator.isAnimating)

    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test(arguments: [
    (SystemProfile.classic, [0.0, 30.0, 90.0, 330.0, 0.0]),
    (.modern, [0.0, 45.0, 135.0, 45.0, 90.0]),
  ])
  func itsSpokesGoFromPlaceToPlace(profile: SystemProfile, turns: [Double]) throws {
    try Film.play(profile: profile) { film in
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      film.window.addSubview(indicator)

      var seen: [Double] = []
      for time in [0.05, 0.12, 0.31, 0.95, 1.01] {
        try film.clock.advance(to: time)
        seen.append(turn(indicator))
      }
      #expect(seen == turns)

      indicator.stopAnimating()
      #expect(turn(indicator) == 0)
    }
  }

  @Test func itTurnsAgainWhereverItIsPut() throws {
    try Film.play { film in
      let indicator = UIActivityIndicatorView(style: .medium)
      film.window.addSubview(indicator)
      indicator.startAnimating()
      try film.clock.advance(to: 0.3)

      indicator.removeFromSuperview()
      try film.clock.advance(to: 0.4)
      film.window.addSubview(indicator)
      try film.clock.advance(to: 0.5)

      #expect(turn(indicator) == 30)
    }
  }

  @Test func itShowsItsColour() throws {
    try Film.play { film in
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.color = .red
      indicator.startAnimating()
      film.window.addSubview(indicator)
      try film.clock.advance(to: 0)

      let picture = try #require(
        UIGraphicsImageRenderer(bounds: indicator.bounds).image { context in
          indicator.layer.render(in: context.cgContext)
        }.cgImage)

      // The middle is empty; the first spoke, at the top, has the colour.
      #expect(picture.alpha(x: picture.width / 2, y: picture.height / 2) == 0)
      #expect(picture.color(x: picture.width / 2, y: picture.height / 8) == .red)
    }
  }
}
