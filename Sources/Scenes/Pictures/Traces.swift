import Raster

/// Finds how far beyond its frame a piece of a picture leaves traces: its shadow, and an edge that was
/// measured a little too narrowly.
struct Traces {
  let pixelsPerPoint: Double

  /// So far the traces go where nothing says how far, in points.
  private static let least = 2.0
  /// And so far at most.
  private static let most = 32.0
  /// Lines so far from each other, in points, are compared,
  private static let step = 2.0
  /// and this much difference between their pixels, on average, is none: channels go to 255.
  private static let calm = 0.75

  /// The frame and what lies around it as far as, at each side, the picture becomes calm.
  func frame(of piece: PixelFrame, in picture: Bitmap) -> PixelFrame {
    let (columns, rows) = (piece.x..<piece.maxX, piece.y..<piece.maxY)
    let sides = picture.withPixels { pixels in
      func difference(_ first: Int, _ second: Int) -> Int {
        let (one, other) = (Pixel(word: pixels[first]), Pixel(word: pixels[second]))
        return abs(Int(one.red) - Int(other.red)) + abs(Int(one.green) - Int(other.green))
          + abs(Int(one.blue) - Int(other.blue))
      }
      func column(_ x: Int, _ other: Int) -> Double? {
        guard (0..<picture.width).contains(x), (0..<picture.width).contains(other) else {
          return nil
        }
        let sum = rows.reduce(0) {
          $0 + difference($1 * picture.width + x, $1 * picture.width + other)
        }
        return Double(sum) / Double(3 * rows.count)
      }
      func row(_ y: Int, _ other: Int) -> Double? {
        guard (0..<picture.height).contains(y), (0..<picture.height).contains(other) else {
          return nil
        }
        let sum = columns.reduce(0) {
          $0 + difference(y * picture.width + $1, other * picture.width + $1)
        }
        return Double(sum) / Double(3 * columns.count)
      }
      return (
        left: distance { column(piece.x - 1 - $0, piece.x - 1 - $1) },
        right: distance { column(piece.maxX + $0, piece.maxX + $1) },
        top: distance { row(piece.y - 1 - $0, piece.y - 1 - $1) },
        bottom: distance { row(piece.maxY + $0, piece.maxY + $1) }
      )
    }
    return PixelFrame(
      x: piece.x - sides.left, y: piece.y - sides.top,
      width: piece.width + sides.left + sides.right, height: piece.height + sides.top + sides.bottom
    )
  }

  /// The least distance from the piece, in pixels, at which the lines that follow are alike; if there is none,
  /// the usual one.
  ///
  /// - Parameter difference: Between the lines at two distances; nil beyond the picture.
  private func distance(_ difference: (Int, Int) -> Double?) -> Int {
    let (step, least) = (pixels(Self.step), pixels(Self.least))
    for distance in least...max(pixels(Self.most), least) {
      guard let change = difference(distance, distance + step) else { break }
      if change <= Self.calm { return distance }
    }
    return least
  }

  private func pixels(_ points: Double) -> Int {
    max(Int((points * pixelsPerPoint).rounded(.up)), 1)
  }
}
