import CGIF

/// The picture of one GIF image, unpacked by giflib row after row; closed when it is thrown away.
///
/// giflib is given a file that holds this image and nothing else, so what is broken elsewhere, or what
/// another image claims, can't matter.
struct GIFPixelReader: ~Copyable {
  private let gif: UnsafeMutablePointer<GifFileType>
  private let input: Input
  private let area: PixelArea

  /// - Parameter data: Where the image's code size and LZW blocks lie in `bytes`.
  init(_ bytes: [UInt8], _ data: Range<Int>, area: PixelArea) throws(GIFError) {
    let input = Input(Self.head(area) + bytes[data])
    var code: Int32 = 0
    guard let gif = DGifOpen(Unmanaged.passUnretained(input).toOpaque(), Input.read, &code) else {
      throw GIFError(reading: code)
    }
    (self.gif, self.input, self.area) = (gif, input, area)
  }

  deinit { DGifCloseFile(gif, nil) }

  /// All indices, in the file's order of rows.
  consuming func readIndices() throws(GIFError) -> [UInt8] {
    var type = UNDEFINED_RECORD_TYPE
    try check(DGifGetRecordType(gif, &type))
    try check(DGifGetImageDesc(gif))
    var indices = [UInt8](repeating: 0, count: area.count)
    for row in 0..<area.height {
      let status = indices.withUnsafeMutableBufferPointer { indices in
        DGifGetLine(gif, indices.baseAddress.map { $0 + row * area.width }, Int32(area.width))
      }
      try check(status)
    }
    return indices
  }

  /// A header and an image's description, both without a palette.
  private static func head(_ area: PixelArea) -> [UInt8] {
    let size = [area.width, area.height].flatMap { side in
      [UInt8(truncatingIfNeeded: side), UInt8(truncatingIfNeeded: side >> 8)]
    }
    return Array("GIF89a".utf8) + size + [0, 0, 0] + [0x2C, 0, 0, 0, 0] + size + [0]
  }

  private func check(_ status: Int32) throws(GIFError) {
    guard status == GIF_OK else { throw GIFError(reading: gif.pointee.Error) }
  }
}

/// The bytes giflib reads.
private final class Input {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let read: InputFunc = { gif, data, count in
    guard let owner = gif?.pointee.UserData, let data else { return 0 }
    let input = Unmanaged<Input>.fromOpaque(owner).takeUnretainedValue()
    let taken = min(Int(count), input.bytes.count - input.position)
    input.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      data.update(from: start + input.position, count: taken)
    }
    input.position += taken
    return Int32(taken)
  }
}
