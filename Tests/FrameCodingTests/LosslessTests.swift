import FrameCoding
import Raster
import Testing

/// Films without loss, read again.
@Suite struct LosslessTests {
  /// A film of random pictures of a few colours or many, clear in places, some of them twice.
  private static func film(_ seed: UInt64) -> [Frame] {
    var random = SmallRandom(seed: seed)
    let (width, height) = (random.below(20) + 1, random.below(20) + 1)
    let colours = [2, 3, 16, 250, 256][random.below(5)]
    var last = Bitmap(width: width, height: height)
    return (0..<random.below(6) + 1).map { number in
      if number == 0 || random.below(4) > 0 {
        let share = random.below(3) + 1
        let shift = random.below(3) * 80
        last = Pictures.picture(width, height) { column, row in
          guard number == 0 || random.below(3) < share else { return last[column, row] }
          let colour = random.below(colours)
          return colour == 0
            ? Pixel(red: 0, green: 0, blue: 0, alpha: 0)
            : Pixel(red: UInt8(colour), green: UInt8(shift), blue: 90)
        }
      }
      return Frame(bitmap: last, duration: Double(random.below(9) + 2) / 100)
    }
  }

  private static func colours(in bitmap: Bitmap) -> Int {
    bitmap.withPixels { Set($0).count }
  }

  @Test(arguments: 0..<60, [Pixel(red: 9, green: 8, blue: 7), nil])
  func whatIsDecodedIsWhatWasMeant(seed: UInt64, matte: Pixel?) throws {
    let options = GIFOptions(isLossless: true, matte: matte)
    let frames = Self.film(seed).filter { Self.colours(in: $0.bitmap) <= 256 }

    let read = try GIFFile.decode(Pictures.gif(frames, options: options))

    var meant: [Frame] = []
    for frame in frames {
      let opaque = Pictures.picture(frame.bitmap.width, frame.bitmap.height) {
        frame.bitmap[$0, $1].alpha == 0 ? matte ?? Pixel(word: 0) : frame.bitmap[$0, $1]
      }
      if meant.last?.bitmap == opaque {
        meant[meant.count - 1].duration += frame.duration
      } else {
        meant.append(Frame(bitmap: opaque, duration: frame.duration))
      }
    }
    #expect(read.map(\.bitmap) == meant.map(\.bitmap))
    #expect(
      read.map { ($0.duration * 100).rounded() } == meant.map { ($0.duration * 100).rounded() })
  }
}

/// Numbers that look random and are the same each time (Knuth's MMIX).
private struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// From 0 to below `count`.
  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
