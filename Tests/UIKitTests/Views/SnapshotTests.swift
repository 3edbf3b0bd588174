import CoreGraphics
import QuartzCore
import Raster
import Testing
import UIKit

@Suite("Pictures of views")
@MainActor
struct SnapshotTests {
  /// The picture that a snapshot holds.
  private func bitmap(_ view: UIView?) -> Bitmap? {
    (view?.layer.contents).flatMap { $0 as? CGImage }?.bitmap
  }

  /// A red view of 20×10 points with a blue square of 10 at its left.
  private func flag(_ film: Film) -> UIView {
    let view = film.view(CGRect(x: 50, y: 50, width: 20, height: 10))
    view.backgroundColor = .red
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .blue
    view.addSubview(square)
    return view
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  @Test("A snapshot keeps what the view showed, at the screen's scale")
  func frozen() throws {
    try Film.play { film in
      let view = flag(film)

      let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      view.backgroundColor = .green
      view.isHidden = true

      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
      let picture = try #require(bitmap(snapshot))
      #expect(picture.width == 40 && picture.height == 20)
      #expect(picture[5, 5] == blue)
      #expect(picture[19, 19] == blue)
      #expect(picture[20, 19] == red)
    }
  }

  @Test("A part of a view can be pictured, with insets that don't stretch")
  func part() throws {
    try Film.play { film in
      let view = flag(film)

      let snapshot = view.resizableSnapshotView(
        from: CGRect(x: 8, y: 2, width: 8, height: 4), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 0))

      let picture = try #require(bitmap(snapshot))
      #expect(picture.width == 16 && picture.height == 8)
      #expect(picture[3, 0] == blue && picture[4, 0] == red)
      #expect(
        snapshot?.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.75, height: 0.5))
      #expect(
        view.resizableSnapshotView(
          from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    }
  }

  @Test("A part of a snapshot can be pictured before the snapshot has been on the screen")
  func partOfSnapshot() throws {
    try Film.play { film in
      let snapshot = try #require(flag(film).snapshotView(afterScreenUpdates: true))

      let part = snapshot.resizableSnapshotView(
        from: CGRect(x: 8, y: 0, width: 4, height: 4), afterScreenUpdates: false,
        withCapInsets: .zero)

      let picture = try #require(bitmap(part))
      #expect(picture.width == 8 && picture.height == 8)
      #expect(picture[3, 4] == blue && picture[4, 4] == red)
    }
  }

  @Test("The view's own transform and place don't matter, its subviews' do")
  func transforms() throws {
    try Film.play { film in
      let view = flag(film)
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 3)
      view.subviews[0].transform = CGAffineTransform(translationX: 10, y: 0)

      let picture = try #require(bitmap(view.snapshotView(afterScreenUpdates: true)))

      #expect(picture.width == 40 && picture.height == 20)
      #expect(picture[5, 5] == red && picture[25, 5] == blue)
    }
  }

  @Test("In mid-flight a snapshot shows what the screen shows")
  func presentation() throws {
    try Film.play { film in
      let view = flag(film)
      film.clock.commit()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.subviews[0].center.x = 15
      }
      try film.clock.advance(to: 0.5)

      let picture = try #require(bitmap(view.snapshotView(afterScreenUpdates: false)))

      #expect(picture[9, 5] == red && picture[10, 5] == blue)
      #expect(picture[29, 5] == blue && picture[30, 5] == red)
    }
  }

  @Test("Without updates a view that was never shown is empty, with them it is drawn")
  func neverShown() {
    Film.play { film in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      let late = LateView(frame: view.frame)

      #expect(bitmap(view.snapshotView(afterScreenUpdates: false)) == nil)
      #expect(view.snapshotView(afterScreenUpdates: false)?.bounds == view.bounds)
      #expect(bitmap(view.snapshotView(afterScreenUpdates: true))?[5, 5] == red)
      #expect(bitmap(late.snapshotView(afterScreenUpdates: true))?[5, 5] == blue)
      #expect(bitmap(late.snapshotView(afterScreenUpdates: true))?[15, 5] == red)
    }
  }

  @Test("A hierarchy is drawn into the current context, scaled to the rectangle")
  func drawHierarchy() throws {
    try Film.play { film in
      let view = flag(film)

      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
        #expect(
          view.drawHierarchy(
            in: CGRect(x: 0, y: 0, width: 40, height: 20), afterScreenUpdates: true))
      }

      let picture = try #require(image.cgImage).bitmap
      #expect(picture.width == 80)
      #expect(picture[20, 20] == blue && picture[60, 20] == red)
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
  }
}

/// Lays out and draws only when it is asked to.
private final class LateView: UIView {
  private let square = UIView()

  override func layoutSubviews() {
    square.backgroundColor = .blue
    square.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
    if square.superview == nil { addSubview(square) }
  }

  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}
