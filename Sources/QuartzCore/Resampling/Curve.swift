/// The parabola through three positions of a way, in 2⁻³² pixels.
struct Curve {
  let start, step, bend: Int

  @inline(__always)
  init(_ way: SIMD3<Double>, _ low: Double, _ high: Double, _ half: Double) {
    let a = Swift.max(Swift.min(way.x, high), low)
    let b = Swift.max(Swift.min(way.y, high), low)
    let c = Swift.max(Swift.min(way.z, high), low)
    let curve = (a - 2 * b + c) * (0.5 * half * half)
    let slope = (4 * b - 3 * a - c) * (0.5 * half)
    start = Int(a * 4_294_967_296)
    step = Int((slope + curve) * 4_294_967_296)
    bend = Int(2 * curve * 4_294_967_296)
  }
}
