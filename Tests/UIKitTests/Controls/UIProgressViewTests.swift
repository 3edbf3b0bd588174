import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UIProgressViewTests {
  private func bar(_ film: Film) -> UIProgressView {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 2)
    film.window.addSubview(bar)
    film.clock.commit()
    return bar
  }

  @Test func itIsTwoPointsHigh() {
    #expect(UIProgressView(progressViewStyle: .default).bounds.height == 2)
    #expect(UIProgressView().intrinsicContentSize.height == 2)
    #expect(
      UIProgressView().sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 90, height: 2))
  }

  @Test func theWayIsAsLongAsTheProgressSays() {
    Film.play { film in
      let bar = bar(film)
      bar.progress = 0.25
      #expect(bar.subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 2))
      #expect(bar.subviews[1].backgroundColor == .systemBlue)
      bar.progress = 3
      #expect(bar.progress == 1)
      bar.progress = -1
      #expect(bar.progress == 0)
      bar.progressTintColor = .red
      bar.trackTintColor = .blue
      #expect(bar.subviews.map(\.backgroundColor) == [.blue, .red])
    }
  }

  /// Uncertain: that it takes a quarter of a second, evenly.
  @Test func itGrowsAnimated() throws {
    try Film.play { film in
      let bar = bar(film)
      bar.setProgress(0.5, animated: true)
      #expect(bar.progress == 0.5)
      try film.clock.advance(to: 0.125)
      #expect(abs(film.shown(bar.subviews[1]).bounds.width - 50) < 0.01)
      try film.clock.advance(to: 0.25)
      #expect(film.shown(bar.subviews[1]).bounds.width == 100)
    }
  }
}
