import CoreGraphics
import QuartzCore
import Raster

/// The corners of a device's display, which bend little by little.
struct DisplayCorners {
  /// How much of each pixel is left, row by row, in a square at the top left.
  private let coverage: [UInt8]
  private let side: Int

  /// - Parameter radius: In pixels.
  init(radius: CGFloat) {
    let reach = radius * SmoothCorner.reach
    side = Int(reach.rounded(.up))
    guard let context = CGContext(bitmapWidth: side, height: side, scale: 1) else {
      coverage = []
      return
    }
    let path = CGMutablePath()
    let end = CGFloat(side)
    path.move(to: CGPoint(x: 0, y: end))
    SmoothCorner(radius: radius, room: reach)
      .add(to: path, at: .zero, from: CGPoint(x: 0, y: end), towards: CGPoint(x: end, y: 0))
    path.addLine(to: CGPoint(x: end, y: 0))
    path.addLine(to: CGPoint(x: end, y: end))
    path.closeSubpath()
    context.setFillColor(.white)
    context.addPath(path)
    context.fillPath()
    coverage = context.makeImage()?.bitmap.withPixels { $0.map { UInt8($0 >> 24) } } ?? []
  }

  /// Cuts the corners of a picture off.
  func round(_ bitmap: inout Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard !coverage.isEmpty else { return }
    bitmap.withMutablePixels { pixels in
      for y in 0..<min(side, (height + 1) / 2) {
        for x in 0..<min(side, (width + 1) / 2) {
          let share = coverage[y * side + x]
          if share == 255 { continue }
          for row in Set([y, height - 1 - y]) {
            for column in Set([x, width - 1 - x]) {
              pixels[row * width + column] =
                Pixel(word: pixels[row * width + column]).faded(share).word
            }
          }
        }
      }
    }
  }
}
