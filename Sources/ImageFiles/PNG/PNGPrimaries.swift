/// The chromaticities of a cHRM chunk.
struct PNGPrimaries: Equatable {
  /// CIE 1931 x and y.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  let white: Point
  let red: Point
  let green: Point
  let blue: Point

  static let sRGB = PNGPrimaries(
    white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.64, y: 0.33),
    green: Point(x: 0.30, y: 0.60), blue: Point(x: 0.15, y: 0.06))
}

extension PNGPrimaries {
  /// Nil where the numbers are no colours.
  init?(cHRM: ByteView) {
    let numbers = (0..<8).compactMap { cHRM.uint32(at: 4 * $0) }.map { Double($0) / 100_000 }
    guard numbers.count == 8 else { return nil }
    let points = stride(from: 0, to: 8, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    guard points.allSatisfy({ $0.y > 0 && $0.x + $0.y <= 1 }) else { return nil }
    self.init(white: points[0], red: points[1], green: points[2], blue: points[3])
  }
}
