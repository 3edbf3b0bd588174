import Raster

/// A picture as Y4M holds it: Y′CbCr by BT.709, in the range of video (16 to 235 and 240), a colour for
/// each two by two pixels, which sits on the left one's column as in MPEG-2 and H.264.
///
/// Formulas of ITU-R BT.709-6, sections 3 and 4, in 16 binary places.
struct Y4MFrame {
  /// "FRAME", the rows of Y′, those of Cb, those of Cr.
  let bytes: [UInt8]

  static let beginning = Array("FRAME\n".utf8)

  /// - Parameter picture: Opaque.
  init(_ picture: Bitmap) {
    let (width, height) = (picture.width, picture.height)
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    let luma = Self.beginning.count
    let total = luma + width * height + 2 * columns * rows
    bytes = [UInt8](unsafeUninitializedCapacity: total) { target, count in
      _ = target.initialize(fromContentsOf: Self.beginning)
      picture.withPixels { pixels in
        for index in 0..<width * height { target[luma + index] = Light(pixels[index]).luma }
        var blue = luma + width * height
        var red = blue + columns * rows
        for row in 0..<rows {
          let upper = 2 * row * width
          let lower = min(2 * row + 1, height - 1) * width
          for column in 0..<columns {
            let middle = 2 * column
            let left = max(middle - 1, 0)
            let right = min(middle + 1, width - 1)
            var sum = Light(pixels[upper + left])
            sum.add(Light(pixels[upper + middle]), times: 2)
            sum.add(Light(pixels[upper + right]))
            sum.add(Light(pixels[lower + left]))
            sum.add(Light(pixels[lower + middle]), times: 2)
            sum.add(Light(pixels[lower + right]))
            target[blue] = sum.blueness(of: 8)
            target[red] = sum.redness(of: 8)
            blue += 1
            red += 1
          }
        }
      }
      count = total
    }
  }

  /// R′G′B′ of a pixel, or the sums of several.
  private struct Light {
    var red: Int32
    var green: Int32
    var blue: Int32

    @inline(__always)
    init(_ word: UInt32) {
      red = Int32(word >> 16 & 0xFF)
      green = Int32(word >> 8 & 0xFF)
      blue = Int32(word & 0xFF)
    }

    @inline(__always)
    mutating func add(_ other: Light, times count: Int32 = 1) {
      red &+= other.red &* count
      green &+= other.green &* count
      blue &+= other.blue &* count
    }

    /// 16 + 219 · (0.2126 R′ + 0.7152 G′ + 0.0722 B′)
    @inline(__always)
    var luma: UInt8 {
      let light = 11_966 &* red &+ 40_254 &* green &+ 4_064 &* blue
      return UInt8(truncatingIfNeeded: (light &+ 0x10_8000) >> 16)
    }

    /// 128 + 224 · (B′ − Y′) / 1.8556
    @inline(__always)
    func blueness(of count: Int32) -> UInt8 {
      Self.level(-6_596 &* red &- 22_189 &* green &+ 28_785 &* blue, count)
    }

    /// 128 + 224 · (R′ − Y′) / 1.5748
    @inline(__always)
    func redness(of count: Int32) -> UInt8 {
      Self.level(28_784 &* red &- 26_145 &* green &- 2_639 &* blue, count)
    }

    @inline(__always)
    private static func level(_ sum: Int32, _ count: Int32) -> UInt8 {
      UInt8(truncatingIfNeeded: (sum / count &+ 0x80_8000) >> 16)
    }
  }
}
