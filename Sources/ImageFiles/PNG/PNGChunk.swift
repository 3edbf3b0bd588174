/// One chunk of a PNG file: where it stands in the file's bytes.
struct PNGChunk {
  /// Four letters, such as "IDAT".
  let type: String
  /// The bytes within.
  let payload: Range<Int>

  /// With length, type and checksum.
  var whole: Range<Int> { payload.lowerBound - 8..<payload.upperBound + 4 }
}

extension PNGChunk {
  /// The chunks from signature to IEND; each is there to its last byte.
  static func all(in bytes: [UInt8], name: String) throws(ImageFileError) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var position = FileKind.pngSignature.count
    repeat {
      let chunk = try next(at: position, in: bytes, name: name)
      chunks.append(chunk)
      position = chunk.whole.upperBound
    } while chunks.last?.type != "IEND"
    return chunks
  }

  private static func next(
    at position: Int, in bytes: [UInt8], name: String
  ) throws(ImageFileError) -> PNGChunk {
    let start = position + 8
    guard start <= bytes.count, let length = ByteView(bytes[position...]).uint32(at: 0) else {
      throw .truncated(name: name, after: bytes.count, of: nil)
    }
    let letters = bytes[start - 4..<start]
    guard letters.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }), length < 1 << 31
    else {
      throw .damaged(name: name, reason: "no chunk begins at byte \(position)")
    }
    guard start + length + 4 <= bytes.count else {
      throw .truncated(name: name, after: bytes.count, of: start + length + 4)
    }
    return PNGChunk(
      type: String(decoding: letters, as: UTF8.self), payload: start..<start + length)
  }
}
