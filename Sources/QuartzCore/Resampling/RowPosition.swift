/// Where the pixels of one destination row lie in the source.
struct RowPosition {
  /// A position in the source and the share of the eye's distance there.
  struct Place {
    var u, v: Double
    /// 1 / W of the map back.
    var depth: Double
  }

  private let back: Homography
  private let u, v, w: Double

  init(_ back: Homography, y: Int) {
    self.back = back
    let centre = Double(y) + 0.5
    u = back.xy * centre + back.x0
    v = back.yy * centre + back.y0
    w = back.wy * centre + back.w0
  }

  /// The centre of the pixel in column `x`.
  @inline(__always)
  func at(_ x: Int) -> Place { at(centre: Double(x) + 0.5) }

  @inline(__always)
  private func at(centre: Double) -> Place {
    // Beyond the horizon there is nothing: what is asked for there lies at an antialiased edge.
    let depth = 1 / max(back.wx * centre + w, 1e-9)
    return Place(
      u: (back.xx * centre + u) * depth, v: (back.yx * centre + v) * depth, depth: depth)
  }

  @inline(__always)
  func footprint(at place: Place, deepest: MipChain.Key) -> Footprint {
    let x = slopeAlongX(at: place)
    let y = slopeAlongY(at: place)
    return Footprint(ux: x.u, uy: y.u, vx: x.v, vy: y.v, deepest: deepest)
  }

  /// How the source position moves with the destination's x.
  @inline(__always)
  func slopeAlongX(at place: Place) -> (u: Double, v: Double) {
    ((back.xx - back.wx * place.u) * place.depth, (back.yx - back.wx * place.v) * place.depth)
  }

  /// How the source position moves with the destination's y.
  @inline(__always)
  func slopeAlongY(at place: Place) -> (u: Double, v: Double) {
    ((back.xy - back.wy * place.u) * place.depth, (back.yy - back.wy * place.v) * place.depth)
  }

  /// How many pixels may be passed along a parabola without missing the true position by more than
  /// 1/64 of a source pixel, or the true stride by more than a sixteenth.
  @inline(__always)
  func subspan(at place: Place) -> Int {
    guard back.wx != 0 else { return Sampler.longestSpan }
    // u‴ = 6 k² u′ with k = wx/W; a parabola through three of n pixels is off by |u‴| n³ / 125.
    let k = (back.wx * place.depth).magnitude
    let slope = slopeAlongX(at: place)
    let third = 6 * k * k * max(slope.u.magnitude, slope.v.magnitude)
    func isFine(_ n: Double) -> Bool { 32 * n * k <= 1 && 64 * third * n * n * n <= 125 }
    if isFine(32) { return 32 }
    if isFine(16) { return 16 }
    return isFine(8) ? 8 : 4
  }

  /// The way over `count` pixels from column `x`, whose place is `start`.
  @inline(__always)
  func way(from start: Place, x: Int, count: Int) -> Way {
    guard count > 1 else {
      return Way(
        u: SIMD3(repeating: start.u), v: SIMD3(repeating: start.v), half: 0, count: count)
    }
    let last = Double(count - 1)
    let middle = at(centre: Double(x) + 0.5 + last / 2)
    let end = at(centre: Double(x) + 0.5 + last)
    return Way(
      u: SIMD3(start.u, middle.u, end.u), v: SIMD3(start.v, middle.v, end.v), half: 2 / last,
      count: count)
  }
}

extension RowPosition {
  /// The places of the first, the middle and the last of some pixels.
  struct Way {
    var u, v: SIMD3<Double>
    /// One by half the number of steps.
    var half: Double
    var count: Int

    /// As much of a slope aside.
    @inline(__always)
    func moved(by share: Double, _ slope: (u: Double, v: Double)) -> Way {
      Way(u: u + share * slope.u, v: v + share * slope.v, half: half, count: count)
    }
  }
}
