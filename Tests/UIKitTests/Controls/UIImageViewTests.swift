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
}
