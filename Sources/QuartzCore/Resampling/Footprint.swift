/// What one destination pixel sees of the source: which levels are read there, in which shares.
///
/// Each axis of the source asks for its own reduction. Between two of them the levels are blended
/// along the shortest way through the table of levels: three at most, two where both axes shrink
/// alike or only one does.
struct Footprint: Equatable {
  /// Halvings of each axis in the sharpest level that is read.
  var x = 0
  var y = 0
  /// Shares, of 128: of the sharpest level, of the one that is reduced once more along the axis
  /// that needs it more, and of the one that is reduced once more along both.
  var sharp = 128
  var middle = 0
  var soft = 0
  var middleIsX = true
  /// Taps along the destination axis that stretches farther over the source.
  var taps = 1
  var tapsAlongX = true

  static let magnified = Footprint()

  /// From the derivatives of the source position (`u`, `v`) by the destination's `x` and `y`.
  init(ux: Double, uy: Double, vx: Double, vy: Double, deepest: MipChain.Key) {
    if ux * ux + uy * uy <= 1, vx * vx + vy * vy <= 1 { return }
    var (ux, uy, vx, vy) = (ux, uy, vx, vy)
    spread(&ux, &uy, &vx, &vy)
    let u = Self.level((ux * ux + uy * uy).squareRoot(), deepest: deepest.x)
    let v = Self.level((vx * vx + vy * vy).squareRoot(), deepest: deepest.y)
    (x, y) = (u.index, v.index)
    sharp = 128 - max(u.blend, v.blend)
    middle = max(u.blend, v.blend) - min(u.blend, v.blend)
    soft = min(u.blend, v.blend)
    middleIsX = u.blend > v.blend
  }

  private init() {}

  /// Where the footprint lies askew in the source, an upright box round it would blur too much:
  /// shares it out over several taps along its longer side.
  private mutating func spread(
    _ ux: inout Double, _ uy: inout Double, _ vx: inout Double, _ vy: inout Double
  ) {
    tapsAlongX = ux * ux + vx * vx > uy * uy + vy * vy
    let long = tapsAlongX ? (u: ux * ux, v: vx * vx) : (u: uy * uy, v: vy * vy)
    let short = tapsAlongX ? (u: uy * uy, v: vy * vy) : (u: ux * ux, v: vx * vx)
    // Twice the square is 1.4 times the length: about what a bilinear tap blurs anyway.
    let enough = (u: 2 * max(short.u, 1), v: 2 * max(short.v, 1))
    while taps < 8 {
      let share = 1 / Double(taps * taps)
      if long.u * share + short.u <= enough.u || long.v * share + short.v <= enough.v { break }
      taps += 1
    }
    let share = 1 / Double(taps)
    if tapsAlongX {
      (ux, vx) = (ux * share, vx * share)
    } else {
      (uy, vy) = (uy * share, vy * share)
    }
  }

  /// The reduction that a stride of `extent` source pixels asks for.
  @inline(__always)
  private static func level(_ extent: Double, deepest: Int) -> (index: Int, blend: Int) {
    guard extent > 1.125 else { return (0, 0) }
    // A level is left somewhat before its own pixels are a stride apart: a bilinear tap there would
    // still let a fine pattern beat.
    let wanted = min(extent < 1.5 ? (extent - 0.75) * (8.0 / 3) : extent * (4.0 / 3), 4_194_304)
    // Its exponent, and the first seven bits of what follows it.
    let bits = Int(wanted.bitPattern >> 45)
    let index = (bits >> 7) - 1023
    return index < deepest ? (index, bits & 127) : (deepest, 0)
  }
}
