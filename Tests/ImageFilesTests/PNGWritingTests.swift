import Raster
import Testing

@testable import ImageFiles

@Suite struct PNGWritingTests {
  @Test(arguments: [PNGFile.Compression.fast, .small])
  func everyPremultipliedPixelComesBack(compression: PNGFile.Compression) throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for value in 0...alpha {
        let (value, alpha) = (UInt8(value), UInt8(alpha))
        bitmap[Int(value), Int(alpha)] = Pixel(
          red: value, green: alpha - value, blue: value / 2, alpha: alpha)
      }
    }

    let file = try PNGFile.encode(bitmap, compression: compression)

    #expect(try ImageFile.decode(file, name: "a.png") == bitmap)
  }

  @Test(arguments: [(1, 1), (3, 5), (251, 2)])
  func opaquePixelsAreStoredAsThreeChannels(size: (Int, Int)) throws {
    var bitmap = Bitmap(width: size.0, height: size.1)
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices {
        pixels[index] = 0xFF00_0000 | UInt32(index) &* 2_654_435_761 >> 8
      }
    }

    let file = try PNGFile.encode(bitmap)

    #expect(file[25] == SamplePNG.Color.rgb.rawValue)
    #expect(String(decoding: file[37..<41], as: UTF8.self) == "sRGB")
    #expect(try ImageFile.decode(file, name: "a.png") == bitmap)
  }

  @Test func aBitmapWithoutPixelsIsRefused() {
    #expect(throws: ImageFileError.noPixels(width: 0, height: 5)) {
      try PNGFile.encode(Bitmap(width: 0, height: 5))
    }
  }
}
