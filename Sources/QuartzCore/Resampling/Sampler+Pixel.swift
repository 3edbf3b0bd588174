extension Sampler {
  /// One pixel through any footprint; `slope` is how far the position moves along the destination
  /// axis of the extra taps.
  func read(
    _ place: RowPosition.Place, slope: (u: Double, v: Double), through footprint: Footprint
  ) -> UInt32 {
    let (maxU, maxV) = (Double(chain.width), Double(chain.height))
    var sum = SIMD4<UInt32>(repeating: UInt32(footprint.taps / 2))
    var pixel: UInt32 = 0
    for index in 0..<footprint.taps {
      let t = (Double(index) + 0.5) / Double(footprint.taps) - 0.5
      let u = min(max(place.u + t * slope.u, 0), maxU)
      let v = min(max(place.v + t * slope.v, 0), maxV)
      let span = Tap.Span(
        u: Int(u * 4_294_967_296), v: Int(v * 4_294_967_296), stepU: 0, stepV: 0, bendU: 0,
        bendV: 0, count: 1)
      read(span, through: footprint, into: &pixel)
      sum &+= SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24)
    }
    sum /= SIMD4(repeating: UInt32(footprint.taps))
    return sum[0] | sum[1] << 8 | sum[2] << 16 | sum[3] << 24
  }
}
