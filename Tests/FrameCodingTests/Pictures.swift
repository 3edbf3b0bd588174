import FrameCoding
import Raster

/// Pictures for tests.
enum Pictures {
  /// Flat colours: a page with a bar and a box at `x`.
  static func page(box x: Int, width: Int = 60, height: Int = 40) -> Bitmap {
    picture(width, height) { column, row in
      if row < 8 { return Pixel(red: 250, green: 250, blue: 252) }
      if (12..<30).contains(row), (x..<x + 15).contains(column) {
        return Pixel(red: 0, green: 122, blue: 255)
      }
      return Pixel(red: 255, green: 255, blue: 255)
    }
  }

  /// More colours than a palette holds, moved by `shift`; the upper quarter stands still.
  static func rainbow(shift: Int, width: Int = 32, height: Int = 32) -> Bitmap {
    picture(width, height) { column, row in
      let moved = row < height / 4 ? column : (column + shift) % width
      return Pixel(
        red: UInt8(moved * 255 / width), green: UInt8(row * 255 / height),
        blue: UInt8((moved * row) % 256))
    }
  }

  static func picture(
    _ width: Int, _ height: Int, _ pixel: (_ column: Int, _ row: Int) -> Pixel
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { bitmap[column, row] = pixel(column, row) }
    }
    return bitmap
  }

  /// The bytes of a GIF of the frames.
  static func gif(_ frames: [Frame], options: GIFOptions = GIFOptions()) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let encoder = try GIFEncoder(
      width: frames[0].bitmap.width, height: frames[0].bitmap.height, options: options
    ) { bytes += $0 }
    for frame in frames { try encoder.add(frame) }
    try encoder.finish()
    return bytes
  }

  /// The root of the mean squared difference, in levels, over all channels.
  static func error(_ one: Bitmap, _ other: Bitmap) -> Double {
    var sum = 0.0
    for y in 0..<one.height {
      for x in 0..<one.width {
        let (a, b) = (one[x, y], other[x, y])
        for (p, q) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
          sum += (Double(p) - Double(q)) * (Double(p) - Double(q))
        }
      }
    }
    return (sum / Double(3 * one.width * one.height)).squareRoot()
  }
}
