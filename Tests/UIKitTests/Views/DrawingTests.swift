import CoreGraphics
import QuartzCore
import Raster
import Testing
import UIKit

@Suite("Drawing of views")
@MainActor
struct DrawingTests {
  @Test("What a view draws becomes its layer's contents at the screen's scale, once")
  func contents() throws {
    try Film.play { film in
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      film.window.addSubview(view)
      film.clock.commit()
      film.clock.commit()

      let picture = try #require(view.layer.contents as? CGImage).bitmap
      #expect(picture.width == 20 && picture.height == 40)
      #expect(picture[0, 0] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
      #expect(picture[0, 39].alpha == 0)
      #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 20)])
    }
  }

  @Test("A new size only draws again where the content mode is redraw")
  func redraw() {
    Film.play { film in
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      film.window.addSubview(view)
      film.clock.commit()

      view.bounds.size.width = 20
      film.clock.commit()
      #expect(view.rects.count == 1)

      view.contentMode = .redraw
      view.bounds.size.width = 30
      film.clock.commit()
      #expect(view.rects.last?.width == 30)

      view.setNeedsDisplay()
      film.clock.commit()
      #expect(view.rects.count == 3)
    }
  }

  @Test("A view that draws nothing has no contents")
  func nothing() {
    Film.play { film in
      let view = film.view()
      film.clock.commit()

      #expect(view.layer.contents == nil)
    }
  }

  @Test("Dynamic colours are drawn for the view's traits, and again when these change")
  func traits() throws {
    try Film.play { film in
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      view.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      film.window.addSubview(view)
      film.clock.commit()
      let light = try #require(view.layer.contents as? CGImage)
      #expect(light.bitmap[0, 0].red == 0)

      view.overrideUserInterfaceStyle = .dark
      film.clock.commit()
      let dark = try #require(view.layer.contents as? CGImage)
      #expect(dark.bitmap[0, 0].red == 255)
    }
  }
}

/// Paints its upper half.
private final class DrawingView: UIView {
  var color = UIColor.red
  var rects: [CGRect] = []

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: rect.height / 2))
  }
}
