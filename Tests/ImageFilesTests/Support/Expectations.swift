import Raster

@testable import ImageFiles

/// The words of a small bitmap, row by row.
func words(_ bitmap: Bitmap) -> [UInt32] {
  bitmap.withPixels { Array($0) }
}

/// The largest distance between two pixels' channels.
func distance(_ first: UInt32, _ second: UInt32) -> Int {
  [0, 8, 16, 24].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
}

/// A TIFF structure with nothing but an orientation.
func exif(_ orientation: Int, bigEndian: Bool = true) -> [UInt8] {
  let value = UInt8(orientation)
  return bigEndian
    ? Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    : Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
}

func iCCP(_ profile: [UInt8]) -> (type: String, payload: [UInt8]) {
  ("iCCP", Array("icc".utf8) + [0, 0] + SamplePNG.packed(profile))
}
