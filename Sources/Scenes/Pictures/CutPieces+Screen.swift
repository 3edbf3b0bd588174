import Raster
import UIKit

extension CutPieces {
  /// - Parameters:
  ///   - screen: The screenshot's size in points.
  ///   - bars: What doesn't move with the screenshot.
  ///   - color: The pixel of a colour of the scene.
  convenience init(
    _ pieces: [SharedPiece], of picture: Bitmap, on screen: PageSize, without bars: Bars,
    color: (Appearances<Shade>) -> Pixel
  ) throws(SceneError) {
    let fit = Fit(picture, on: screen)
    var outlines: [Outline] = []
    for piece in pieces {
      let frame = try piece.points(on: screen)
      guard frame.minY >= bars.top - fit.tolerance,
        frame.maxY <= screen.height - bars.bottom + fit.tolerance
      else {
        throw piece.frame.place.error(
          "'\(piece.name.value)' reaches into the bars of the screenshot, which stay in their place"
        )
      }
      let pixels = fit.pixels(frame)
      guard pixels.width > 0, pixels.height > 0 else {
        throw piece.frame.place.error("'\(piece.name.value)' has no pixel in \(fit.summary)")
      }
      let traces = Traces(pixelsPerPoint: 1 / fit.scale)
      let hole =
        piece.look.margin.map { pixels.outset(by: Int(($0 / fit.scale).rounded(.up))) }
        ?? traces.frame(of: pixels, in: picture)
      var fill: Pixel?
      if case .color(let shade) = piece.look.fill { fill = color(shade) }
      let clipped = hole.clipped(width: picture.width, height: picture.height)
      guard fill != nil || clipped.width < picture.width || clipped.height < picture.height else {
        throw piece.frame.place.error(
          "'\(piece.name.value)' is the whole screenshot, so that nothing is around it to fill its "
            + "hole with; give it a colour: fill: white")
      }
      let limit = Double(min(pixels.width, pixels.height)) / 2
      outlines.append(
        Outline(
          name: piece.name.value, frame: pixels, hole: clipped,
          radius: min(piece.look.corners / fit.scale, limit), fill: fill,
          isCutOut: piece.look.isCutOut))
    }
    self.init(outlines, of: picture)
  }
}

extension SharedPiece {
  /// Its frame on the screen; refuses one that isn't on it.
  fileprivate func points(on screen: PageSize) throws(SceneError) -> CGRect {
    let place = frame.value
    let rect = CGRect(
      x: place.x.points(of: screen.width), y: place.y.points(of: screen.height),
      width: place.width.points(of: screen.width), height: place.height.points(of: screen.height))
    let slack = 0.5
    guard rect.minX >= -slack, rect.minY >= -slack, rect.maxX <= screen.width + slack,
      rect.maxY <= screen.height + slack
    else {
      throw frame.place.error(
        "'\(name.value)' sticks out of the screen, which is \(screen.width.short)x"
          + "\(screen.height.short) points")
    }
    return rect
  }
}

/// How a picture fills a screen.
private struct Fit {
  let width: Int
  let height: Int
  /// Points for each pixel.
  let scale: Double
  let x: Double
  let y: Double

  init(_ picture: Bitmap, on screen: PageSize) {
    (width, height) = (picture.width, picture.height)
    scale = max(screen.width / Double(width), screen.height / Double(height))
    x = (screen.width - Double(width) * scale) / 2
    y = (screen.height - Double(height) * scale) / 2
  }

  /// Half a pixel.
  var tolerance: Double { scale / 2 }
  var summary: String { "the picture, which is \(width)×\(height) pixels" }

  func pixels(_ frame: CGRect) -> PixelFrame {
    func pixel(_ point: Double, _ offset: Double) -> Int {
      Int(((point - offset) / scale).rounded())
    }
    let (left, top) = (pixel(frame.minX, x), pixel(frame.minY, y))
    return PixelFrame(
      x: left, y: top, width: pixel(frame.maxX, x) - left, height: pixel(frame.maxY, y) - top
    ).clipped(width: width, height: height)
  }
}

extension Double {
  /// With a hundredth at most.
  fileprivate var short: String { ((self * 100).rounded() / 100).brief }
}
