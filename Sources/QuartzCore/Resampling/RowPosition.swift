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
  func at(_ x: Int) -> Place {
    let centre = Double(x) + 0.5
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

  /// How many pixels may be stepped over evenly without missing the true position by more than 1/64
  /// of a source pixel.
  @inline(__always)
  func subspan(at place: Place) -> Int {
    guard back.wx != 0 else { return Sampler.longestSpan }
    // An even step over n pixels is off by n²/8 · |u″| at most, and u″ = −2·wx/W · u′.
    let slope = slopeAlongX(at: place)
    let curvature =
      2 * (back.wx * place.depth).magnitude * max(slope.u.magnitude, slope.v.magnitude)
    let allowed = 8.0 / 64
    if curvature * 1024 <= allowed { return 32 }
    if curvature * 256 <= allowed { return 16 }
    if curvature * 64 <= allowed { return 8 }
    return curvature * 16 <= allowed ? 4 : 2
  }
}
