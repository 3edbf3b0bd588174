/// The palette indices of one image of a GIF as they stand in its file: what coders are compared on.
package struct IndexedPicture: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// What an index takes in the palette's table: 1 to 8.
  package let bits: Int
  /// In the file's order of rows.
  package let indices: [UInt8]

  /// Our LZW codes of it, in sub-blocks; nothing is left to choose, so that these indices come back.
  package func coded() -> [UInt8] {
    let area = PixelArea(x: 0, y: 0, width: width, height: height)
    let image = IndexImage(area: area, indices: indices, alternatives: indices)
    return LZWCoder().code(image, bits: bits).blocks
  }
}

extension GIFFile {
  /// The images of a GIF, not painted.
  package static func pictures(of bytes: [UInt8]) throws(GIFError) -> [IndexedPicture] {
    var pictures: [IndexedPicture] = []
    try forEachImage(of: bytes) { (screen, image, indices, _) throws(GIFError) in
      let count = (image.localPalette ?? screen.palette)?.count ?? 256
      pictures.append(
        IndexedPicture(
          width: image.area.width, height: image.area.height,
          bits: max(1, Int.bitWidth - (count - 1).leadingZeroBitCount), indices: indices))
    }
    return pictures
  }
}
