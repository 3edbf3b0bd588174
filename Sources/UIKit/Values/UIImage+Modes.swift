extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    /// As a template in bars and buttons, as it is elsewhere.
    case automatic
    case alwaysOriginal
    /// Only its alpha counts; the tint colour fills it.
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }
}
