/// How large a picture may be; asked before any memory for pixels is.
public enum SizeLimit {
  /// Pixels along either side.
  public static let side = 16_384
  /// Pixels altogether: 256 MiB of bitmap.
  public static let area = 1 << 26

  static func check(width: Int, height: Int, name: String) throws(ImageFileError) {
    guard width > 0, height > 0 else {
      throw .damaged(name: name, reason: "its header says \(width) × \(height) pixels")
    }
    guard width <= side, height <= side, width * height <= area else {
      throw .tooLarge(name: name, width: width, height: height)
    }
  }
}
