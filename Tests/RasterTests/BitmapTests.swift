import Raster
import Testing

@Suite struct BitmapTests {
  @Test func aNewBitmapIsTransparent() {
    let bitmap = Bitmap(width: 3, height: 2)

    #expect(bitmap.withPixels { $0.allSatisfy { $0 == 0 } })
    #expect(bitmap.bytesPerRow == 12)
  }

  @Test func aCopyKeepsItsPixelsWhenTheOtherIsWritten() {
    var first = Bitmap(width: 2, height: 1)
    let second = first
    first[1, 0] = Pixel(red: 10, green: 20, blue: 30, alpha: 40)

    #expect(first[1, 0].word == 0x280A_141E)
    #expect(second[1, 0].word == 0)
    #expect(first != second)
  }

  @Test func bitmapsOfEqualPixelsAreEqual() {
    var first = Bitmap(width: 2, height: 2)
    var second = Bitmap(width: 2, height: 2)
    first[0, 1] = Pixel(red: 1, green: 2, blue: 3)
    second[0, 1] = Pixel(red: 1, green: 2, blue: 3)

    #expect(first == second)
    #expect(first != Bitmap(width: 4, height: 1))
    #expect(Bitmap(width: 0, height: 5) == Bitmap(width: 0, height: 5))
  }
}
