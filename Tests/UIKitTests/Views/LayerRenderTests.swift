import CoreGraphics
import QuartzCore
import Raster
import Testing
import UIKit

@Suite("Rendering a layer into a context")
@MainActor
struct LayerRenderTests {
  @Test(
    "The model is drawn in the layer's coordinates, without animations, under the context's matrix")
  func model() throws {
    try Film.play { film in
      let view = film.view(CGRect(x: 30, y: 30, width: 10, height: 10))
      view.backgroundColor = .red
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      square.backgroundColor = .blue
      view.addSubview(square)
      UIView.animate(withDuration: 1) { square.frame.origin.x = 5 }

      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
        context.cgContext.translateBy(x: 10, y: 0)
        context.cgContext.scaleBy(x: 2, y: 2)
        view.layer.render(in: context.cgContext)
      }

      let picture = try #require(image.cgImage).bitmap
      let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
      #expect(picture[19, 0].alpha == 0)
      #expect(picture[20, 0] == red && picture[39, 19] == red)
      #expect(picture[40, 0] == blue && picture[59, 19] == blue)
      #expect(picture[59, 39] == red && picture[60, 0].alpha == 0)
    }
  }
}
