import Testing
import UIKit

@Suite struct UIGraphicsTests {
  @Test func anImageContextIsAsLargeAsItsScaleSays() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 3)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(image?.size == CGSize(width: 10, height: 5))
    #expect(image?.cgImage?.width == 30)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func anOpaqueContextStartsBlack() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(image?.cgImage?.color(x: 1, y: 1) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func contextsAreAStack() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)

    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
  }

  @Test func aContextWithoutAnAreaIsNone() {
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)

    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func aRenderersBoundsAreWhatIsSeen() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 5, y: 5, width: 4, height: 4)

    let picture = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    }

    let image = try #require(picture.cgImage)
    #expect(image.coverage == 4)
    #expect(image.color(x: 1, y: 1) == .blue)
  }

  @Test func textIsDrawnFromItsTopLeftCorner() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = "H".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)])

    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
      .image { _ in
        "H".draw(
          at: CGPoint(x: 10, y: 5),
          withAttributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
      }

    let image = try #require(picture.cgImage)
    let stem = (10..<Int(10 + size.width)).filter { image.alpha(x: $0, y: 20) == 255 }
    #expect(image.color(x: try #require(stem.first), y: 20) == .red)
    #expect((0..<60).allSatisfy { image.alpha(x: 5, y: $0) == 0 })
    #expect((0..<60).allSatisfy { image.alpha(x: $0, y: 52) == 0 })
  }
}
