import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UIScrollViewTests {
  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let view = scrollView()

    view.contentOffset = CGPoint(x: 0, y: 30)

    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(view.clipsToBounds)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 500, width: 10, height: 20), 320.0),
    (CGRect(x: 0, y: 50, width: 10, height: 20), 0.0),
    (CGRect(x: 0, y: 190, width: 10, height: 20), 10.0),
  ])
  func aRectangleIsScrolledToAsLittleAsNeeded(rect: CGRect, offset: Double) {
    let view = scrollView()

    view.scrollRectToVisible(rect, animated: false)

    #expect(view.contentOffset.y == CGFloat(offset))
  }

  @Test func contentAtTheTopStaysThereWhenInsetsChange() {
    let view = scrollView()

    view.contentInset.top = 64

    #expect(view.contentOffset.y == -64)
  }

  @Test func anAnimatedScrollTakesTime() throws {
    try Film.play { film in
      let view = scrollView()
      view.contentInsetAdjustmentBehavior = .never
      film.window.addSubview(view)
      film.clock.commit()

      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      try film.clock.advance(to: 0.15)

      #expect(abs(film.shown(view).bounds.minY - 50) < 0.5)
      #expect(view.contentOffset.y == 100)
    }
  }

  @Test func aTextViewIsAsHighAsItsText() {
    Film.play { _ in
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      view.font = .systemFont(ofSize: 17)
      view.text = "one\ntwo\nthree"

      view.layoutIfNeeded()

      #expect(view.contentSize == CGSize(width: 200, height: 61 + 16))
      #expect(view.sizeThatFits(CGSize(width: 30, height: 0)).height > 100)
    }
  }
}
