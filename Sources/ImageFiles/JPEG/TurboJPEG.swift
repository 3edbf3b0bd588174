import CJPEG
import Raster

/// One decoder of libjpeg-turbo.
struct TurboJPEG: ~Copyable {
  enum Space {
    case rgb
    case grey
    case cmyk
  }

  private let handle: tjhandle
  private let name: String

  init(name: String) throws(ImageFileError) {
    guard let handle = tjInitDecompress() else {
      throw .unreadable(name: name, reason: "out of memory")
    }
    (self.handle, self.name) = (handle, name)
  }

  deinit { tjDestroy(handle) }

  /// Which colours are stored; throws unless the size is as the markers said.
  func readHeader(_ bytes: [UInt8], width: Int, height: Int) throws(ImageFileError) -> Space {
    var size: (width: Int32, height: Int32) = (0, 0)
    var (subsampling, space): (Int32, Int32) = (0, 0)
    try check(
      tjDecompressHeader3(
        handle, bytes, UInt(bytes.count), &size.width, &size.height, &subsampling, &space))
    guard Int(size.width) == width, Int(size.height) == height else {
      throw .damaged(name: name, reason: "it has two frame headers")
    }
    switch TJCS(rawValue: UInt32(truncatingIfNeeded: space)) {
    case TJCS_CMYK, TJCS_YCCK: return .cmyk
    case TJCS_GRAY: return .grey
    default: return .rgb
    }
  }

  /// Opaque pixels, grey as three equal channels.
  func decode(_ bytes: [UInt8], into bitmap: inout Bitmap) throws(ImageFileError) {
    let (width, height) = (bitmap.width, bitmap.height)
    try bitmap.withMutablePixels { pixels throws(ImageFileError) in
      try decode(
        bytes, as: TJPF_BGRA, into: pixels.baseAddress, width: width, height: height)
    }
  }

  /// Four bytes a pixel: cyan, magenta, yellow, black as stored.
  func inks(_ bytes: [UInt8], width: Int, height: Int) throws(ImageFileError) -> [UInt8] {
    var inks = [UInt8](repeating: 0, count: 4 * width * height)
    let decoded = inks.withUnsafeMutableBytes { target in
      Result { () throws(ImageFileError) in
        try decode(bytes, as: TJPF_CMYK, into: target.baseAddress, width: width, height: height)
      }
    }
    try decoded.get()
    return inks
  }

  /// A warning of the library is an error here: it means that it had to invent pixels.
  private func decode(
    _ bytes: [UInt8], as format: TJPF, into target: UnsafeMutableRawPointer?, width: Int,
    height: Int
  ) throws(ImageFileError) {
    let pixels = target?.assumingMemoryBound(to: UInt8.self)
    try check(
      tjDecompress2(
        handle, bytes, UInt(bytes.count), pixels, Int32(width), Int32(4 * width), Int32(height),
        Int32(format.rawValue),
        TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS))
  }

  private func check(_ status: Int32) throws(ImageFileError) {
    guard status != 0 else { return }
    throw .damaged(name: name, reason: String(cString: tjGetErrorStr2(handle)))
  }
}
