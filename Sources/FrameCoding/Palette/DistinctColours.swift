import Raster

/// The different colours of what is painted, as long as they are few.
struct DistinctColours {
  /// In the order they were met, as 0x00RRGGBB words.
  private(set) var colours: [UInt32] = []
  private(set) var areTooMany = false
  /// Whether a pixel of the picture is clear, which takes a place of the palette, too.
  private(set) var haveClear = false
  private let most: Int
  private var slots = [UInt32](repeating: Self.free, count: 1024)
  private static let free: UInt32 = .max

  /// Stops counting after `most` colours, 256 or fewer.
  init(most: Int) {
    precondition(most <= 256, "a palette has 256 places")
    self.most = most
  }

  /// False once there are too many.
  @inline(__always)
  mutating func add(_ word: UInt32) -> Bool {
    let colour = word & 0xFF_FFFF
    var place = Int((colour &* 0x9E37_79B1) >> 22)
    while slots[place] != Self.free {
      if slots[place] == colour { return true }
      place = (place + 1) & 1023
    }
    guard colours.count < most else {
      areTooMany = true
      return false
    }
    slots[place] = colour
    colours.append(colour)
    return true
  }
}

extension DistinctColours {
  /// Those of a picture, or of an area of it: as many as a palette can have.
  init(of picture: Bitmap, in area: PixelArea? = nil) {
    self.init(most: 256)
    let area = area ?? PixelArea(x: 0, y: 0, width: picture.width, height: picture.height)
    picture.withPixels { pixels in
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width {
          let word = pixels[y * picture.width + x]
          if word == 0 { haveClear = true } else if !add(word) { return }
        }
      }
    }
    if haveClear, colours.count == most { areTooMany = true }
  }
}
