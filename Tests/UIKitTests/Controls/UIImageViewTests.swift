import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UIImageViewTests {
  private func square(_ side: CGFloat, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func aViewIsAsLargeAsItsImage() {
    let view = UIImageView(image: square(20, scale: 3))

    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func theLayerShowsTheImageAtItsScale() {
    let image = square(20, scale: 3)
    let view = UIImageView(image: image)

    #expect(view.layer.values.contents === image.cgImage)
    #expect(view.layer.contentsScale == 3)
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.image = nil
    #expect(view.layer.values.contents == nil)
  }

  @Test func aTemplateIsFilledWithTheTint() throws {
    let view = UIImageView(image: square(4, scale: 1).withRenderingMode(.alwaysTemplate))

    view.tintColor = .red
    #expect(try #require(view.layer.values.contents).color(x: 1, y: 1) == .red)
    view.tintColor = .blue
    #expect(try #require(view.layer.values.contents).color(x: 1, y: 1) == .blue)
  }

  @Test func aHighlightedViewShowsItsOtherImage() {
    let (one, other) = (square(4, scale: 1), square(8, scale: 1))
    let view = UIImageView(image: one, highlightedImage: other)

    view.isHighlighted = true

    #expect(view.layer.values.contents === other.cgImage)
  }

  @Test func capsBecomeTheLayersCenter() {
    let image = square(20, scale: 2)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 4, bottom: 5, right: 6))

    #expect(
      UIImageView(image: image).layer.contentsCenter
        == CGRect(x: 0.2, y: 0.25, width: 0.5, height: 0.5))
  }

  private func colour(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  private func shown(_ film: Film, _ view: UIImageView, at time: Double) throws -> UIColor? {
    try film.clock.advance(to: time)
    return film.shown(view).contents?.color(x: 1, y: 1)
  }

  @Test func imagesFollowEachOther() throws {
    try Film.play { film in
      let view = UIImageView(image: colour(.white))
      view.animationImages = [colour(.red), colour(.green)]
      view.animationDuration = 1
      view.animationRepeatCount = 2
      view.startAnimating()
      film.window.addSubview(view)
      film.clock.commit()

      #expect(view.isAnimating)
      let seen = try [0.2, 0.7, 1.2, 1.7].map { try shown(film, view, at: $0) }
      #expect(seen == [.red, .green, .red, .green])
      let end = try shown(film, view, at: 2.2)
      #expect(end == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      #expect(!view.isAnimating)
    }
  }

  @Test func aMovingPictureMovesByItself() throws {
    try Film.play { film in
      let picture = UIImage.animatedImage(with: [colour(.red), colour(.green)], duration: 0)
      #expect(picture?.images?.count == 2)
      #expect(picture?.duration == 2.0 / 30)
      let view = UIImageView(image: UIImage.animatedImage(with: picture?.images ?? [], duration: 1))
      film.window.addSubview(view)
      film.clock.commit()

      let seen = try [0.2, 0.7, 5.2].map { try shown(film, view, at: $0) }
      #expect(seen == [.red, .green, .red])
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
  }
}
