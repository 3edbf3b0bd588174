@testable import FrameCoding

/// GIFs put together byte by byte, 1 × 4 pixels of four colours.
enum HandmadeGIF {
  static let colours: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  /// Of blocks, with a palette for all.
  static func film(_ parts: [[UInt8]]) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 4, 0, 0x81, 0, 0] + palette + parts.joined() + [0x3B]
  }

  /// Of one block, without a palette for all.
  static func bare(_ part: [UInt8]) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 4, 0, 0, 0, 0] + part + [0x3B]
  }

  static func control(
    delay: UInt8 = 5, disposal: UInt8 = 0, transparent: UInt8? = nil
  ) -> [UInt8] {
    [0x21, 0xF9, 4, disposal << 2 | (transparent == nil ? 0 : 1), delay, 0, transparent ?? 0, 0]
  }

  static func loop(_ count: UInt8) -> [UInt8] {
    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, count, 0, 0]
  }

  /// An image one pixel wide.
  static func image(
    y: UInt8 = 0, height: UInt8, _ indices: [UInt8], interlaced: Bool = false,
    hasPalette: Bool = false
  ) -> [UInt8] {
    let area = PixelArea(x: 0, y: Int(y), width: 1, height: Int(height))
    let coded = LZWCoder().code(
      IndexImage(area: area, indices: indices, alternatives: indices), bits: 2
    ).blocks
    return image(
      y: y, height: height, flags: (interlaced ? 0x40 : 0) | (hasPalette ? 0x81 : 0),
      hasPalette ? palette : [], data: [2] + coded + [0])
  }

  /// An image one pixel wide.
  /// - Parameter data: Its code size and blocks.
  static func image(
    y: UInt8 = 0, height: UInt8, flags: UInt8 = 0, _ palette: [UInt8] = [], data: [UInt8]
  ) -> [UInt8] {
    [0x2C, 0, 0, y, 0, 1, 0, height, 0, flags] + palette + data
  }

  /// A code size and codes, clear first; of size 2 they are 3 bits wide up to the third pixel and then 4.
  ///
  /// - Parameter rest: Bytes of the block behind them.
  static func data(size: UInt8, _ codes: [UInt32], rest: [UInt8] = []) -> [UInt8] {
    let (clear, grown) = (UInt32(1) << UInt32(size), size == 2 ? 4 : codes.count)
    var (word, count): (UInt64, UInt64) = (0, 0)
    for (index, code) in codes.enumerated() {
      precondition(index > 0 || code == clear, "codes begin with clear")
      word |= UInt64(code) << count
      count += UInt64(size) + (index < grown ? 1 : 2)
    }
    let bytes = (0..<(count + 7) / 8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } + rest
    return [size, UInt8(bytes.count)] + bytes + [0]
  }

  private static var palette: [UInt8] {
    colours.flatMap { colour in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> UInt32($0)) }
    }
  }
}
