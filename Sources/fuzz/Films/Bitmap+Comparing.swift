import Raster

extension Bitmap {
  /// Over a colour; without one every pixel is opaque or clear.
  func flattened(_ matte: Pixel?) -> Bitmap {
    guard let matte else { return cutOut() }
    var opaque = self
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        func mixed(_ mine: UInt8, _ below: UInt8) -> UInt8 {
          UInt8(min(255, Int(mine) + (Int(below) * (255 - Int(pixel.alpha)) + 127) / 255))
        }
        opaque[x, y] = Pixel(
          red: mixed(pixel.red, matte.red), green: mixed(pixel.green, matte.green),
          blue: mixed(pixel.blue, matte.blue))
      }
    }
    return opaque
  }

  private func cutOut() -> Bitmap {
    var cut = self
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        func whole(_ part: UInt8) -> UInt8 {
          UInt8(min(255, (Double(part) * 255 / Double(pixel.alpha)).rounded()))
        }
        cut[x, y] =
          pixel.alpha < 128
          ? Pixel(word: 0)
          : Pixel(red: whole(pixel.red), green: whole(pixel.green), blue: whole(pixel.blue))
      }
    }
    return cut
  }

  /// Whether the same pixels are clear.
  func isClear(where other: Bitmap) -> Bool {
    withPixels { mine in
      other.withPixels { theirs in zip(mine, theirs).allSatisfy { ($0 == 0) == ($1 == 0) } }
    }
  }

  /// How many colours there are, and the pixels in the midst of areas of one: those whose neighbours, two
  /// steps away, are alike, of colours that fill 64 pixels and more.
  func flatPixels() -> (colours: Int, pixels: [(x: Int, y: Int)]) {
    var counts: [UInt32: Int] = [:]
    withPixels { for word in $0 { counts[word, default: 0] += 1 } }
    var flat: [(x: Int, y: Int)] = []
    for y in 0..<height {
      for x in 0..<width where counts[self[x, y].word, default: 0] >= 64 {
        let isFlat = (max(0, y - 2)...min(height - 1, y + 2)).allSatisfy { row in
          (max(0, x - 2)...min(width - 1, x + 2)).allSatisfy { self[$0, row] == self[x, y] }
        }
        if isFlat { flat.append((x, y)) }
      }
    }
    return (counts.count, flat)
  }

  /// The root of the mean squared difference, in levels, over all channels.
  func error(to other: Bitmap) -> Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (self[x, y], other[x, y])
        for (p, q) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          sum += (Double(p) - Double(q)) * (Double(p) - Double(q))
        }
      }
    }
    return (sum / Double(3 * width * height)).squareRoot()
  }
}
