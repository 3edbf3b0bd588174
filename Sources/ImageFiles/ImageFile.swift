public import Raster

/// Picture files, PNG and JPEG, as bitmaps.
///
/// What comes out is upright (EXIF orientation applied), sRGB (an embedded profile converted,
/// relative colorimetric) and whole: a damaged or truncated file is an error, never half a picture.
public enum ImageFile {
  /// The picture in the file at `path`.
  public static func read(path: String) throws(ImageFileError) -> Bitmap {
    try picture(InputFile.read(path: path), name: path).bitmap()
  }

  /// The picture in the bytes of a file; `name` is what errors call it.
  public static func decode(
    _ bytes: some Sequence<UInt8>, name: String
  ) throws(ImageFileError) -> Bitmap {
    try picture(Array(bytes), name: name).bitmap()
  }

  /// The size of the upright picture in the file at `path`, in pixels, without decoding it.
  public static func size(path: String) throws(ImageFileError) -> (width: Int, height: Int) {
    let picture = try picture(InputFile.read(path: path), name: path)
    let turned = picture.orientation.swapsSides
    return turned ? (picture.height, picture.width) : (picture.width, picture.height)
  }

  /// Writes a bitmap to `path` as PNG. The file appears whole or not at all.
  public static func write(
    _ bitmap: Bitmap, to path: String, compression: PNGFile.Compression = .fast
  ) throws(ImageFileError) {
    try AtomicFile.write(PNGFile.encode(bitmap, compression: compression), to: path)
  }

  private static func picture(
    _ bytes: [UInt8], name: String
  ) throws(ImageFileError) -> any EncodedPicture {
    switch FileKind(bytes) {
    case .png: try PNGPicture(bytes, name: name)
    case .jpeg: try JPEGPicture(bytes, name: name)
    case .empty: throw .empty(name: name)
    case .unsupported(let kind): throw .unsupported(name: name, kind: kind)
    case .other(let content): throw .notAPicture(name: name, content: content)
    }
  }
}
