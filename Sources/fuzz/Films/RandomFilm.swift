import FrameCoding
import Raster

/// A small film that nobody would make.
struct RandomFilm {
  let frames: [Frame]
  let options: GIFOptions

  init(frames: [Frame], options: GIFOptions) {
    (self.frames, self.options) = (frames, options)
  }

  init(seed: UInt64, number: Int) {
    var random = SplitMix64(seed: seed, number: number)
    let brush = RandomBrush(&random)
    var picture = brush.firstPicture(&random)
    let count = random.chance(0.1) ? 1 : random.number(2...(random.chance(0.1) ? 30 : 8))
    let isSteady = random.chance(0.3)
    let steady = Self.duration(&random)
    frames = (0..<count).map { index in
      if index > 0, !random.chance(0.2) { brush.change(&picture, &random) }
      return Frame(bitmap: picture, duration: isSteady ? steady : Self.duration(&random))
    }
    options = GIFOptions(
      repetition: GIFOptions.Repetition(plays: random.chance(0.7) ? 0 : random.number(1...4)),
      quality: random.chance(0.5) ? 100 : random.number(1...99),
      dither: GIFOptions.Dither.allCases[random.number(0...2)],
      matte: random.chance(0.5)
        ? nil : Pixel(red: random.byte(), green: random.byte(), blue: random.byte()))
  }

  /// In seconds.
  private static func duration(_ random: inout SplitMix64) -> Double {
    let all = [0, 0.001, 0.005, 0.01, 0.015, 1.0 / 60, 0.02, 1.0 / 30, 0.04, 0.05, 0.1, 0.333, 1]
    if random.chance(0.01) { return Double(random.number(600...1400)) }
    if random.chance(0.3) { return Double.random(in: 0..<0.3, using: &random) }
    return all[random.number(0...all.count - 1)]
  }

  /// The film as a GIF, and how many frames the encoder says it has.
  func encoded() throws -> (bytes: [UInt8], frameCount: Int) {
    var bytes: [UInt8] = []
    let encoder = try GIFEncoder(
      width: frames[0].bitmap.width, height: frames[0].bitmap.height, options: options
    ) { bytes += $0 }
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return (bytes, encoder.frameCount)
  }
}
