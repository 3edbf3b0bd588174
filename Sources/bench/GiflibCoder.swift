import CGIF
import FrameCoding

/// The LZW coder of giflib.
enum GiflibCoder {
  /// How many bytes giflib codes a picture in; what stands before the codes isn't counted.
  static func codedCount(_ picture: IndexedPicture) throws -> Int {
    let written = Written()
    var code: Int32 = 0
    guard let gif = EGifOpen(Unmanaged.passUnretained(written).toOpaque(), Written.write, &code)
    else { throw GiflibError(code: code) }
    let map = GifMakeMapObject(1 << Int32(picture.bits), nil)
    defer { GifFreeMapObject(map) }
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    var isDone =
      EGifPutScreenDesc(gif, width, height, 8, 0, map) == GIF_OK
      && EGifPutImageDesc(gif, 0, 0, width, height, false, nil) == GIF_OK
    written.count = 0
    var indices = picture.indices
    indices.withUnsafeMutableBufferPointer { indices in
      for row in 0..<picture.height where isDone {
        let start = indices.baseAddress.map { $0 + row * picture.width }
        isDone = EGifPutLine(gif, start, width) == GIF_OK
      }
    }
    let error = gif.pointee.Error
    EGifCloseFile(gif, nil)
    guard isDone else { throw GiflibError(code: error) }
    return written.count
  }
}

/// Counts what giflib writes.
private final class Written {
  var count = 0

  static let write: OutputFunc = { gif, _, count in
    guard let owner = gif?.pointee.UserData else { return 0 }
    Unmanaged<Written>.fromOpaque(owner).takeUnretainedValue().count += Int(count)
    return count
  }
}

struct GiflibError: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    GifErrorString(code).map { String(cString: $0) } ?? "giflib gives code \(code)"
  }
}
