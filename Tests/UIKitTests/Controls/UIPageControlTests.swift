import Testing
import UIKit

@Suite @MainActor struct UIPageControlTests {
  private func control(_ film: Film) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
    control.numberOfPages = 3
    film.window.addSubview(control)
    film.clock.commit()
    return control
  }

  @Test func dotsAreSevenPointsWideAndSixteenApart() {
    Film.play { film in
      let control = control(film)
      #expect(control.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
      #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
      #expect(
        control.subviews.map(\.frame)
          == [30.5, 46.5, 62.5].map { CGRect(x: $0, y: 15, width: 7, height: 7) })
    }
  }

  @Test func theCurrentPageStaysWithinTheirNumber() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 5
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -1
    #expect(control.currentPage == 0)
  }

  @Test func tapsGoBackAndForth() {
    Film.play { film in
      let control = control(film)
      var told: [Int] = []
      control.addAction(UIAction { _ in told.append(control.currentPage) }, for: .valueChanged)

      for x in [10.0, 90, 90, 90, 10] { Fingers.tap(film, CGPoint(x, 18)) }

      // Before the first page and behind the last there is none.
      #expect(told == [1, 2, 1])
    }
  }

  @Test func theCurrentDotHasItsOwnColour() {
    Film.play { film in
      let control = control(film)
      #expect(control.subviews.map { $0.backgroundColor?.cgColor.alpha } == [1, 0.2, 0.2])
      control.currentPageIndicatorTintColor = .red
      control.pageIndicatorTintColor = .blue
      control.currentPage = 1
      #expect(control.subviews.map(\.backgroundColor) == [.blue, .red, .blue])

      control.hidesForSinglePage = true
      #expect(control.subviews.allSatisfy { !$0.isHidden })
      control.numberOfPages = 1
      #expect(control.subviews.map(\.isHidden) == [true])
    }
  }

  @Test func theDotMayWaitForTheApp() {
    Film.play { film in
      let control = control(film)
      control.defersCurrentPageDisplay = true
      Fingers.tap(film, CGPoint(90, 18))
      #expect(control.currentPage == 1)
      #expect(control.subviews[0].backgroundColor?.cgColor.alpha == 1)
      control.updateCurrentPageDisplay()
      #expect(control.subviews[1].backgroundColor?.cgColor.alpha == 1)
    }
  }
}
