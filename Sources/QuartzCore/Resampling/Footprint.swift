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
  /// How much of the picture as it is, of 128, is read in place of its level without checkers.
  var raw = 128
  /// Taps along the destination axis that stretches farther over the source.
  var taps = 1
  var tapsAlongX = true

  static let magnified = Footprint()

  /// From the derivatives of the source position (`u`, `v`) by the destination's `x` and `y`.
  init(ux: Double, uy: Double, vx: Double, vy: Double, deepest: MipChain.Key) {
    let strideU = ux * ux + uy * uy
    let strideV = vx * vx + vy * vy
    let mild = Self.mildest * Self.mildest
    if strideU <= mild, strideV <= mild { return }
    var (ux, uy, vx, vy) = (ux, uy, vx, vy)
    spread(&ux, &uy, &vx, &vy)
    let u = (ux * ux + uy * uy).squareRoot()
    let v = (vx * vx + vy * vy).squareRoot()
    let bias = Self.bias(u, v)
    let (levelU, levelV) = (
      Self.level(u, bias, deepest: deepest.x), Self.level(v, bias, deepest: deepest.y)
    )
    (x, y) = (levelU.index, levelV.index)
    sharp = 128 - max(levelU.blend, levelV.blend)
    middle = max(levelU.blend, levelV.blend) - min(levelU.blend, levelV.blend)
    soft = min(levelU.blend, levelV.blend)
    middleIsX = levelU.blend > levelV.blend
    raw = x > 0 || y > 0 ? 0 : Int(max(0, 128 - (max(u, v) - Self.mildest) * 1600))
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
    // Four times the square is twice the length: what the bias lets pass without a blur.
    let enough = (u: 4 * max(short.u, 1), v: 4 * max(short.v, 1))
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

  /// Up to this stride a bilinear tap into the picture as it is will do.
  private static let mildest = 4.0 / 3

  /// By how many halvings less is read than a stride asks for, so that edges stay crisp: half a one
  /// where both axes shrink alike, as graphics processors do, one where only one does.
  @inline(__always)
  private static func bias(_ u: Double, _ v: Double) -> Double {
    let likeness = min(u, v) / max(u, v)
    return 1 - min(max(2 * likeness - 1, 0), 1) / 2
  }

  /// The reduction that a stride of source pixels asks for.
  @inline(__always)
  private static func level(
    _ stride: Double, _ bias: Double, deepest: Int
  ) -> (index: Int, blend: Int) {
    guard stride > 1 else { return (0, 0) }
    let bits = min(stride, 4_194_304).bitPattern
    let exponent = Double(Int(bits >> 52) - 1023)
    let rest = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000) - 1
    // The binary logarithm, within a hundredth.
    let halvings = exponent + rest * (1.346555 - 0.346555 * rest) - bias
    guard halvings > 0 else { return (0, 0) }
    let index = Int(halvings)
    return index < deepest ? (index, Int((halvings - Double(index)) * 128)) : (deepest, 0)
  }
}
