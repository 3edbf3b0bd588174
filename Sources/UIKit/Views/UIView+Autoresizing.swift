import CoreGraphics
import Foundation

extension UIView {
  /// What of a view's place in its superview gives way when the superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Changes the size by `change` and lets the subviews follow.
  func resizing(_ change: () -> Void) {
    let oldSize = bounds.size
    change()
    followSafeArea()
    guard bounds.size != oldSize else { return }
    if oldSize.width == 0 || oldSize.height == 0 { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in subviews {
        subview.autoresize(from: oldSize, to: bounds.size)
      }
    }
    setNeedsLayout()
  }

  /// Takes on a new size and keeps the top left corner where it is.
  func bounds(resizedTo size: CGSize) {
    guard transform.isIdentity else {
      bounds.size = size
      return
    }
    frame.size = size
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let old = untransformedFrame
    let across = AutoresizedSpan(
      before: old.minX, length: old.width, after: oldSize.width - old.maxX,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      )
    ).grown(by: newSize.width - oldSize.width)
    let down = AutoresizedSpan(
      before: old.minY, length: old.height, after: oldSize.height - old.maxY,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      )
    ).grown(by: newSize.height - oldSize.height)
    let new = CGRect(x: across.before, y: down.before, width: across.length, height: down.length)
    if new != old { untransformedFrame = new }
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    get {
      let (size, anchor) = (bounds.size, layer.anchorPoint)
      return CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      guard !CATransform3DIsIdentity(layer.transform) else {
        frame = newValue
        return
      }
      let anchor = layer.anchorPoint
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
    }
  }
}

/// A view along one axis of its superview: the margin before it, its own length, the margin after.
private struct AutoresizedSpan {
  var before: CGFloat
  var length: CGFloat
  var after: CGFloat
  var flexible: (before: Bool, length: Bool, after: Bool)

  /// The flexible parts share the growth in proportion to their lengths, as the documentation of
  /// `autoresizingMask` has it; in equal parts where they have no length. Nothing gets shorter than
  /// 0.
  func grown(by growth: CGFloat) -> AutoresizedSpan {
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (flexible.before, before), (flexible.length, length), (flexible.after, after),
    ]
    let flexibleParts = parts.filter(\.isFlexible)
    guard !flexibleParts.isEmpty else { return self }
    let total = flexibleParts.reduce(0) { $0 + $1.length }
    let equalShare = 1 / CGFloat(flexibleParts.count)
    func share(_ part: CGFloat) -> CGFloat {
      growth * (total == 0 ? equalShare : part / total)
    }
    var grown = self
    if flexible.before { grown.before += share(before) }
    if flexible.length { grown.length = max(length + share(length), 0) }
    return grown
  }
}
