public import Foundation

/// Distances from the edges of a rectangle inwards, in points, that know where one begins to read.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public static let zero = NSDirectionalEdgeInsets()
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
