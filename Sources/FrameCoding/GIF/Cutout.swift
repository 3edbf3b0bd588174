import Raster

extension Bitmap {
  /// The picture with every pixel opaque, in its own colour, or clear: a GIF has nothing between. What is
  /// less than half opaque is clear.
  func cutOut() -> Bitmap {
    if isOpaque { return self }
    var cut = self
    cut.withMutablePixels { pixels in
      for index in pixels.indices where pixels[index] < 0xFF00_0000 {
        pixels[index] = Pixel(word: pixels[index]).cutOut.word
      }
    }
    return cut
  }

  /// The smallest rectangle around the pixels that are opaque here and clear in the next picture, both of
  /// them cut out; nil if there are none.
  func area(clearIn next: Bitmap) -> PixelArea? {
    if next.isOpaque { return nil }
    var (left, right, top, bottom) = (width, -1, height, -1)
    withPixels { pixels in
      next.withPixels { next in
        for y in 0..<height {
          let row = y * width
          func vanishes(_ x: Int) -> Bool { next[row + x] == 0 && pixels[row + x] != 0 }
          guard let first = (0..<width).first(where: vanishes),
            let last = (first..<width).last(where: vanishes)
          else { continue }
          (left, right) = (min(left, first), max(right, last))
          (top, bottom) = (min(top, y), y)
        }
      }
    }
    if right < 0 { return nil }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension Pixel {
  /// Opaque in the colour it was before it was premultiplied, or clear.
  fileprivate var cutOut: Pixel {
    guard alpha >= 128 else { return Pixel(word: 0) }
    func whole(_ part: UInt8) -> UInt8 {
      UInt8(min(255, (Int(part) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
    return Pixel(red: whole(red), green: whole(green), blue: whole(blue))
  }
}
