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
    let coverage = (scanner.coverage(x) * share) >> 8
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
      let way = position.way(from: start, x: x, count: count)
      if footprint.taps == 1 {
        sampler.read(span(way, footprint), through: footprint, into: line + x)
      } else {
        let slope =
          footprint.tapsAlongX ? position.slopeAlongX(at: start) : position.slopeAlongY(at: start)
        fill(line + x, way, footprint, slope)
      }
      x += count
    }
  }

  /// Fills a subspan with the mean of several taps.
  private func fill(
    _ line: UnsafeMutablePointer<UInt32>, _ way: RowPosition.Way, _ footprint: Footprint,
    _ slope: (u: Double, v: Double)
  ) {
    for index in 0..<footprint.taps {
      let t = (Double(index) + 0.5) / Double(footprint.taps) - 0.5
      let span = span(way.moved(by: t, slope), footprint)
      if index == 0 {
        sampler.read(span, through: footprint, into: line)
      } else {
        sampler.add(span, to: index, through: footprint, into: line)
      }
    }
  }

  /// A way in fixed numbers, kept within the borders of the levels.
  @inline(__always)
  private func span(_ way: RowPosition.Way, _ footprint: Footprint) -> Tap.Span {
    let slackU = 1.25 * Double(1 &<< footprint.x)
    let slackV = 1.25 * Double(1 &<< footprint.y)
    let u = Curve(way.u, -slackU, size.u + slackU, way.half)
    let v = Curve(way.v, -slackV, size.v + slackV, way.half)
    return Tap.Span(
      u: u.start, v: v.start, stepU: u.step, stepV: v.step, bendU: u.bend, bendV: v.bend,
      count: way.count)
  }
}
