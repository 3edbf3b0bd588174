/// Between straight and premultiplied 0xAARRGGBB words, both rounded to the nearest.
package enum AlphaConversion {
  static func premultiply(_ words: UnsafeMutableBufferPointer<UInt32>) {
    for index in words.indices where words[index] < 0xFF00_0000 {
      words[index] = premultiplied(words[index])
    }
  }

  package static func makeStraight(_ words: UnsafeMutableBufferPointer<UInt32>) {
    for index in words.indices where words[index] < 0xFF00_0000 {
      words[index] = straight(words[index])
    }
  }

  /// c·a/255 for all channels, two at a time; exact for every c and a.
  @inline(__always)
  static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    let redBlue = scaled(word & 0x00FF_00FF, by: alpha)
    let green = scaled(word >> 8 & 0xFF, by: alpha)
    return alpha << 24 | redBlue | green << 8
  }

  /// c·255/a; back by `premultiplied` it is the same word again.
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha != 255 else { return word }
    guard alpha != 0 else { return 0 }
    let red = divided(word >> 16 & 0xFF, by: alpha)
    let green = divided(word >> 8 & 0xFF, by: alpha)
    let blue = divided(word & 0xFF, by: alpha)
    return alpha << 24 | red << 16 | green << 8 | blue
  }

  @inline(__always)
  private static func scaled(_ channels: UInt32, by alpha: UInt32) -> UInt32 {
    let product = channels &* alpha &+ 0x0080_0080
    let carried = product &+ (product >> 8 & 0x00FF_00FF)
    return carried >> 8 & 0x00FF_00FF
  }

  @inline(__always)
  private static func divided(_ channel: UInt32, by alpha: UInt32) -> UInt32 {
    min((channel &* 255 &+ alpha >> 1) / alpha, 255)
  }
}
