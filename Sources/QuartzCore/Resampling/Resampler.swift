package import Raster

/// Draws a picture through a projective map.
///
/// Each destination pixel is mapped back exactly at the ends of short subspans and evenly between,
/// and reads as much of the source as the projection makes it see. Edges are antialiased by exact
/// areas unless they are axis-aligned: those lie between pixels, as the pixels' centres tell.
package struct Resampler {
  private let back: Homography
  private let sampler: Sampler
  private var scanner: PolygonScanner
  private let size: (u: Double, v: Double)
  private let isOpaque: Bool
  private let share: Int

  /// Draws the part `minX..<maxX`, `minY..<maxY` of `source` (its pixels) with source-over.
  ///
  /// - Parameters:
  ///   - map: from source pixels to destination pixels.
  ///   - clip: the part of the destination that may change.
  ///   - opacity: 0 to 1.
  package static func draw(
    _ source: MipChain, minX: Double = 0, minY: Double = 0, maxX: Double? = nil,
    maxY: Double? = nil, through map: Homography, into target: inout Bitmap, clip: PixelRect,
    opacity: Double = 1
  ) {
    let clip = clip.intersection(PixelRect(width: target.width, height: target.height))
    guard !clip.isEmpty, source.width > 0, source.height > 0, map.isFinite, opacity > 0,
      let back = map.inverse
    else { return }
    let outline = ProjectedPolygon(
      minX: minX, minY: minY, maxX: maxX ?? Double(source.width),
      maxY: maxY ?? Double(source.height), through: map, clip: clip)
    guard !outline.points.isEmpty else { return }
    var resampler = Resampler(
      back: back, sampler: Sampler(source),
      scanner: PolygonScanner(outline, clip: clip),
      size: (Double(source.width), Double(source.height)), isOpaque: source.isOpaque,
      share: Int((min(opacity, 1) * 256).rounded()))
    let width = target.width
    target.withMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 1) { scratch in
        guard let line = scratch.baseAddress else { return }
        for y in resampler.scanner.rows { resampler.drawRow(y, base + y * width, line) }
      }
    }
  }

  private mutating func drawRow(
    _ y: Int, _ target: UnsafeMutablePointer<UInt32>, _ line: UnsafeMutablePointer<UInt32>
  ) {
    let row = scanner.scan(y)
    guard !row.touched.isEmpty else { return }
    let position = RowPosition(back, y: y)
    for x in row.touched.lowerBound..<row.full.lowerBound { drawPart(x, position, target) }
    if isOpaque && share == 256 {
      fill(row.full, position, target)
    } else {
      fill(row.full, position, line)
      Compositing.over(
        line + row.full.lowerBound, onto: target + row.full.lowerBound, count: row.full.count,
        share: share)
    }
    for x in row.full.upperBound..<row.touched.upperBound { drawPart(x, position, target) }
  }

  /// A pixel at the edge.
  private mutating func drawPart(
    _ x: Int, _ position: RowPosition, _ target: UnsafeMutablePointer<UInt32>
  ) {
    let coverage = scanner.coverage(x) * share >> 8
    guard coverage > 0 else { return }
    let pixel = read(position.at(x), position)
    target[x] = Compositing.over(pixel, onto: target[x], share: coverage)
  }

  private func read(_ place: RowPosition.Place, _ position: RowPosition) -> UInt32 {
    let footprint = position.footprint(at: place, deepest: sampler.deepest)
    let slope =
      footprint.tapsAlongX ? position.slopeAlongX(at: place) : position.slopeAlongY(at: place)
    return sampler.read(place, slope: slope, through: footprint)
  }

  /// Fills `line` from the first of `columns` to the last.
  private func fill(
    _ columns: Range<Int>, _ position: RowPosition, _ line: UnsafeMutablePointer<UInt32>
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let start = position.at(x)
      let count = min(position.subspan(at: start), columns.upperBound - x)
      let footprint = position.footprint(at: start, deepest: sampler.deepest)
      let end = position.at(x + count - 1)
      if footprint.taps == 1 {
        let span = span(from: start, to: end, count: count, footprint)
        sampler.read(span, through: footprint, into: line + x)
      } else {
        fill(line + x, from: start, to: end, count: count, footprint, position)
      }
      x += count
    }
  }

  /// Fills a subspan with the mean of several taps.
  private func fill(
    _ line: UnsafeMutablePointer<UInt32>, from start: RowPosition.Place, to end: RowPosition.Place,
    count: Int, _ footprint: Footprint, _ position: RowPosition
  ) {
    let slope =
      footprint.tapsAlongX ? position.slopeAlongX(at: start) : position.slopeAlongY(at: start)
    for index in 0..<footprint.taps {
      let t = (Double(index) + 0.5) / Double(footprint.taps) - 0.5
      var (first, last) = (start, end)
      (first.u, first.v) = (first.u + t * slope.u, first.v + t * slope.v)
      (last.u, last.v) = (last.u + t * slope.u, last.v + t * slope.v)
      let span = span(from: first, to: last, count: count, footprint)
      if index == 0 {
        sampler.read(span, through: footprint, into: line)
      } else {
        sampler.add(span, to: index, through: footprint, into: line)
      }
    }
  }

  /// The way from a pixel's place to that of the last of `count`, kept within the levels' borders.
  @inline(__always)
  private func span(
    from start: RowPosition.Place, to end: RowPosition.Place, count: Int, _ footprint: Footprint
  ) -> Tap.Span {
    let slackU = 81920 &<< footprint.x
    let slackV = 81920 &<< footprint.y
    let maxU = sampler.chain.width &<< 16 &+ slackU
    let maxV = sampler.chain.height &<< 16 &+ slackV
    let u = Self.clamp(start.u, -slackU, maxU)
    let v = Self.clamp(start.v, -slackV, maxV)
    let share = 1 / Double(max(count - 1, 1))
    let stepU = Int(Double(Self.clamp(end.u, -slackU, maxU) &- u) * share)
    let stepV = Int(Double(Self.clamp(end.v, -slackV, maxV) &- v) * share)
    return Tap.Span(u: u, v: v, stepU: stepU, stepV: stepV, count: count)
  }

  @inline(__always)
  private static func clamp(_ position: Double, _ low: Int, _ high: Int) -> Int {
    // Far outside is as good as farther out; what isn't a number can't come from a finite map.
    let bounded = Swift.max(Swift.min(position, 1e9), -1e9)
    return Swift.max(low, Swift.min(high, Int(bounded * 65536)))
  }
}
