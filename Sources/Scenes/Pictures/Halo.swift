import Raster

/// Finds what a piece of a picture adds to its ground outside of its own frame: its shadow, and the soft
/// pixels of its edge.
///
/// Of all translucent colours that make the picture out of the ground, the most translucent one is taken, so
/// that a shadow is a shadow on every ground.
struct Halo {
  /// Of the piece, in pixels of the picture.
  let shape: RoundedFrame

  /// The part `hole` of the picture over `ground`, clear within the piece.
  func cut(from picture: Bitmap, over ground: Bitmap, hole: PixelFrame) -> Bitmap {
    let width = picture.width
    var halo = Bitmap(width: hole.width, height: hole.height)
    halo.withMutablePixels { target in
      picture.withPixels { picture in
        ground.withPixels { ground in
          for y in hole.y..<hole.maxY {
            let core = shape.columns(ofRow: y)
            for x in hole.x..<hole.maxX where !core.contains(x) {
              let index = y * width + x
              guard picture[index] != ground[index] else { continue }
              let difference = Self.difference(
                of: Pixel(word: picture[index]), from: Pixel(word: ground[index]))
              target[(y - hole.y) * hole.width + x - hole.x] = difference.word
            }
          }
        }
      }
    }
    return halo
  }

  /// The most translucent colour that makes `pixel` of `ground`, where both are opaque; else the pixel.
  static func difference(of pixel: Pixel, from ground: Pixel) -> Pixel {
    guard pixel.alpha == 255, ground.alpha == 255 else { return pixel }
    let alpha = max(
      share(pixel.red, ground.red), share(pixel.green, ground.green), share(pixel.blue, ground.blue)
    )
    func color(_ mine: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(min(max(Double(mine) - (1 - alpha) * Double(below), 0), alpha * 255).rounded())
    }
    return Pixel(
      red: color(pixel.red, ground.red), green: color(pixel.green, ground.green),
      blue: color(pixel.blue, ground.blue), alpha: UInt8((alpha * 255).rounded()))
  }

  /// How opaque a colour is at least that turns one value into another.
  private static func share(_ mine: UInt8, _ below: UInt8) -> Double {
    if mine < below { return 1 - Double(mine) / Double(below) }
    return mine > below ? Double(mine - below) / Double(255 - below) : 0
  }
}
