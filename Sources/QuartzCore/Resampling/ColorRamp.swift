package import Raster

/// Colours along a line: what a linear gradient looks like from the side.
///
/// Seen through any projection, such a gradient is a ramp over a quotient of two linear functions, so
/// it is drawn exactly, without a picture of it in between.
package struct ColorRamp: Sendable {
  /// Premultiplied, one every 1/1024 of the way.
  private let words: [UInt32]
  /// What a point's share of the way is: `alongX · x + alongY · y + offset`.
  private let alongX, alongY, offset: Double
  private let isOpaque: Bool

  static let steps = 1024

  /// - Parameters:
  ///   - word: the premultiplied colour at a share of the way.
  ///   - start, end: where the ramp begins and ends; beyond, its ends go on.
  package init(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double),
    word: (Double) -> UInt32
  ) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let k = square > 0 ? 1 / square : 0
    self.init(alongX: x * k, alongY: y * k, offset: -(start.x * x + start.y * y) * k, word: word)
  }

  /// As the other; a point's share of the way is `alongX · x + alongY · y + offset`.
  package init(alongX: Double, alongY: Double, offset: Double, word: (Double) -> UInt32) {
    (self.alongX, self.alongY, self.offset) = (alongX, alongY, offset)
    words = (0...Self.steps).map { word(Double($0) / Double(Self.steps)) }
    isOpaque = words.allSatisfy { $0 >> 24 == 255 }
  }

  /// One colour all over.
  package init(_ word: UInt32) {
    (alongX, alongY, offset) = (0, 0, 0)
    words = Array(repeating: word, count: Self.steps + 1)
    isOpaque = word >> 24 == 255
  }

  /// Draws the ramp over a rectangle of the space that `map` maps to destination pixels. Edges are as
  /// those of `Resampler`.
  package func draw(
    minX: Double, minY: Double, maxX: Double, maxY: Double, through map: Homography,
    into target: inout Bitmap, clip: PixelRect, opacity: Double = 1
  ) {
    let clip = clip.intersection(PixelRect(width: target.width, height: target.height))
    guard !clip.isEmpty, map.isFinite, opacity > 0, let back = map.inverse else { return }
    let outline = ProjectedPolygon(
      minX: minX, minY: minY, maxX: maxX, maxY: maxY, through: map, clip: clip)
    guard !outline.points.isEmpty else { return }
    var scanner = PolygonScanner(outline, clip: clip)
    let share = Int((min(opacity, 1) * 256).rounded())
    let width = target.width
    let way = shares(back)
    let isSameInAllRows = way.xy == 0 && way.wy == 0
    target.withMutablePixels { pixels in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 1) { scratch in
        guard let base = pixels.baseAddress, let line = scratch.baseAddress else { return }
        if isSameInAllRows { read(clip.minX..<clip.maxX, RowPosition(way, y: 0), into: line) }
        for y in scanner.rows {
          let row = scanner.scan(y)
          let target = base + y * width
          if !isSameInAllRows { read(row.touched, RowPosition(way, y: y), into: line) }
          lay(row.touched.lowerBound..<row.full.lowerBound, of: scanner, line, target, share)
          Compositing.over(
            line + row.full.lowerBound, onto: target + row.full.lowerBound,
            count: row.full.count, share: share)
          lay(row.full.upperBound..<row.touched.upperBound, of: scanner, line, target, share)
        }
      }
    }
  }

  /// From destination pixels to places in `words`, told as positions along u.
  private func shares(_ back: Homography) -> Homography {
    let steps = Double(Self.steps)
    func share(_ x: Double, _ y: Double, _ w: Double) -> Double {
      (alongX * x + alongY * y + offset * w) * steps
    }
    return Homography(
      xx: share(back.xx, back.yx, back.wx), xy: share(back.xy, back.yy, back.wy),
      x0: share(back.x0, back.y0, back.w0), yx: 0, yy: 0, y0: 0, wx: back.wx, wy: back.wy,
      w0: back.w0)
  }

  /// Pixels at the edge.
  private func lay(
    _ columns: Range<Int>, of scanner: PolygonScanner, _ line: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ share: Int
  ) {
    for x in columns {
      let coverage = (scanner.coverage(x) * share) >> 8
      if coverage > 0 {
        target[x] = Compositing.over(line[x], onto: target[x], share: coverage)
      }
    }
  }

  private func read(
    _ columns: Range<Int>, _ position: RowPosition, into line: UnsafeMutablePointer<UInt32>
  ) {
    let last = Double(Self.steps)
    words.withUnsafeBufferPointer { words in
      var x = columns.lowerBound
      while x < columns.upperBound {
        let start = position.at(x)
        let count = min(position.subspan(at: start), columns.upperBound - x)
        let way = position.way(from: start, x: x, count: count)
        // Kept near the ramp's ends, so that the numbers stay small where the horizon is near.
        let curve = Curve(way.u + 0.5, -8 * last, 9 * last, way.half)
        var (place, step) = (curve.start, curve.step)
        for index in x..<(x + count) {
          line[index] = words[max(0, min(Self.steps, place >> 32))]
          place &+= step
          step &+= curve.bend
        }
        x += count
      }
    }
  }
}
