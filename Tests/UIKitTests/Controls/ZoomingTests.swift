import QuartzCore
import Testing
import UIKit

/// Zooms a view and writes down what it hears.
private final class Zoomer: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let diary = Diary()

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    diary.write("begin \(view === self.view)")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if diary.lines.last != "zoom" { diary.write("zoom") }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    diary.write("end \(scale)")
  }
}

@Suite @MainActor struct ZoomingTests {
  private func play(_ body: (Film, UIScrollView, Zoomer) throws -> Void) rethrows {
    try Film.play { film in
      let (scroll, zoomer) = (UIScrollView(frame: film.window.bounds), Zoomer())
      scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = zoomer.view.bounds.size
      scroll.addSubview(zoomer.view)
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
      scroll.delegate = zoomer
      film.window.addSubview(scroll)
      film.clock.commit()
      try body(film, scroll, zoomer)
    }
  }

  @Test func aScaleKeepsTheMiddleOfWhatIsSeen() {
    play { _, scroll, zoomer in
      scroll.zoomScale = 2

      #expect(scroll.zoomScale == 2)
      #expect(zoomer.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
      #expect(zoomer.view.bounds.size == CGSize(width: 200, height: 200))
      #expect(scroll.contentSize == CGSize(width: 400, height: 400))
      #expect(scroll.contentOffset == CGPoint(x: 100, y: 100))
      #expect(zoomer.diary.take() == ["zoom"])
    }
  }

  @Test(arguments: [(0.1, 0.5), (1.5, 1.5), (7, 3)])
  func itStaysWithinItsLimits(wanted: CGFloat, scale: CGFloat) {
    play { _, scroll, _ in
      scroll.setZoomScale(wanted, animated: false)

      #expect(scroll.zoomScale == scale)
    }
  }

  @Test func aRectangleIsShownAsLargeAsItGets() throws {
    try play { film, scroll, zoomer in
      scroll.zoom(to: CGRect(x: 100, y: 50, width: 80, height: 100), animated: true)
      try film.clock.advance(to: 0.15)
      let width = film.shown(zoomer.view).frame.width
      #expect(width > 250 && width < 350)
      try film.clock.advance(to: 0.4)

      #expect(scroll.zoomScale == 2)
      #expect(scroll.contentOffset == CGPoint(x: 180, y: 100))
      #expect(zoomer.diary.take() == ["zoom", "end 2.0"])
    }
  }

  @Test func twoFingersZoomAboutTheirMiddle() {
    play { film, scroll, zoomer in
      let hand = Fingers(film, CGPoint(x: 40, y: 100), CGPoint(x: 60, y: 100))
      hand.move(CGPoint(x: 35, y: 100), CGPoint(x: 65, y: 100))
      hand.move(CGPoint(x: 20, y: 100), CGPoint(x: 80, y: 100))

      // The first ten points don't count: from 30 points to 60 is twice as large.
      #expect(scroll.isZooming && scroll.zoomScale == 2)
      let middle = CGPoint(x: 50, y: 100)
      #expect(zoomer.view.convert(middle, to: film.window) == middle)

      hand.lift()
      #expect(!scroll.isZooming && !scroll.isZoomBouncing)
      #expect(zoomer.diary.take() == ["begin true", "zoom", "end 2.0"])
    }
  }

  @Test(arguments: [true, false])
  func beyondTheLimitItComesBack(bounces: Bool) throws {
    try play { film, scroll, zoomer in
      scroll.maximumZoomScale = 1.5
      scroll.bouncesZoom = bounces
      let hand = Fingers(film, CGPoint(x: 90, y: 100), CGPoint(x: 110, y: 100))
      hand.move(CGPoint(x: 85, y: 100), CGPoint(x: 115, y: 100))
      hand.move(CGPoint(x: 10, y: 100), CGPoint(x: 190, y: 100))
      #expect(abs(scroll.zoomScale - (bounces ? 3 : 1.5)) < 1e-9)

      hand.lift()
      #expect(scroll.isZoomBouncing == bounces)
      try film.clock.advance(to: 0.4)

      #expect(scroll.zoomScale == 1.5 && !scroll.isZoomBouncing)
      #expect(zoomer.diary.lines.last == "end 1.5")
    }
  }

  @Test func withoutRoomThereIsNoPinch() {
    play { film, scroll, _ in
      #expect(scroll.pinchGestureRecognizer != nil)

      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 1)
      #expect(scroll.pinchGestureRecognizer == nil)
      let hand = Fingers(film, CGPoint(x: 90, y: 100), CGPoint(x: 110, y: 100))
      hand.move(CGPoint(x: 10, y: 100), CGPoint(x: 190, y: 100))
      #expect(scroll.zoomScale == 1)
    }
  }
}
