import Raster

/// Paints pictures of one size, out of few colours or many.
struct RandomBrush {
  private let width: Int
  private let height: Int
  /// What is painted with; a picture of many colours takes any.
  private let colours: [Pixel]?
  private let hasAlpha: Bool

  init(_ random: inout SplitMix64) {
    // Small ones first: most of what can go wrong does so there, too.
    let most = [4, 16, 16, 32, 64][random.number(0...4)]
    (width, height) = (random.number(1...most), random.number(1...most))
    hasAlpha = random.chance(0.4)
    let count = [1, 2, 5, 40, 254, 255, 256, 0, 0][random.number(0...8)]
    let isClear = hasAlpha
    colours = count == 0 ? nil : (0..<count).map { _ in Self.colour(isClear, &random) }
  }

  func firstPicture(_ random: inout SplitMix64) -> Bitmap {
    var picture = Bitmap(width: width, height: height)
    if random.chance(0.5) {
      fill(&picture, columns: 0..<width, rows: 0..<height, &random)
    } else {
      spread(&picture, columns: 0..<width, rows: 0..<height, &random)
    }
    if random.chance(0.4) {
      fill(&picture, columns: 0..<width, rows: 0..<(height + 1) / 2, &random)
    }
    return picture
  }

  /// Makes the next picture out of the last one.
  func change(_ picture: inout Bitmap, _ random: inout SplitMix64) {
    let (left, top) = (random.number(0...width - 1), random.number(0...height - 1))
    let columns = left..<random.number(left + 1...width)
    let rows = top..<random.number(top + 1...height)
    switch random.number(0...6) {
    case 0: picture[left, top] = pixel(&random)
    case 1, 2: fill(&picture, columns: columns, rows: rows, &random)
    case 3: spread(&picture, columns: columns, rows: rows, &random)
    case 4: picture = firstPicture(&random)
    case 5: slide(&picture, by: random.number(1...4))
    default: nudge(&picture, columns: columns, rows: rows)
    }
  }

  private func fill(
    _ picture: inout Bitmap, columns: Range<Int>, rows: Range<Int>, _ random: inout SplitMix64
  ) {
    let pixel = pixel(&random)
    for y in rows { for x in columns { picture[x, y] = pixel } }
  }

  /// A gradient of many colours, or dots of few.
  private func spread(
    _ picture: inout Bitmap, columns: Range<Int>, rows: Range<Int>, _ random: inout SplitMix64
  ) {
    let (base, isNoise) = (pixel(&random), random.chance(0.4))
    for y in rows {
      for x in columns {
        picture[x, y] =
          colours != nil || isNoise
          ? pixel(&random)
          : Pixel(
            red: UInt8(x * 255 / width), green: UInt8(y * 255 / height),
            blue: base.blue &+ UInt8((x * y) % 64))
      }
    }
  }

  private func slide(_ picture: inout Bitmap, by columns: Int) {
    let before = picture
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = before[(x + columns) % width, y] }
    }
  }

  /// By one level, which nobody sees.
  private func nudge(_ picture: inout Bitmap, columns: Range<Int>, rows: Range<Int>) {
    for y in rows {
      for x in columns where picture[x, y].alpha == 255 { picture[x, y].green ^= 1 }
    }
  }

  private func pixel(_ random: inout SplitMix64) -> Pixel {
    guard let colours else { return Self.colour(hasAlpha, &random) }
    return colours[random.number(0...colours.count - 1)]
  }

  /// Premultiplied; clear, half clear or opaque.
  private static func colour(_ hasAlpha: Bool, _ random: inout SplitMix64) -> Pixel {
    let alpha = hasAlpha ? [0, 255, random.byte()][random.number(0...2)] : 255
    func channel() -> UInt8 { UInt8(Int(random.byte()) * Int(alpha) / 255) }
    return Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }
}
