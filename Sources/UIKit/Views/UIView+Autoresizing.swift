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
    let (oldSize, oldCenter) = (bounds.size, center)
    change()
    followSafeArea()
    noticeObservedChanges()
    if bounds.size != oldSize || center != oldCenter { placeDidChange() }
    guard bounds.size != oldSize else { return }
    if oldSize.width == 0 || oldSize.height == 0 { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in subviews {
        subview.autoresize(from: oldSize, to: bounds.size)
      }
    }
    setNeedsLayout()
    sizeDidChange()
  }

  /// Takes on a new size and keeps the top left corner where it is.
  func bounds(resizedTo size: CGSize) {
    guard transform.isIdentity else {
      bounds.size = size
      return
    }
    frame.size = size
  }

  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let old = untransformedFrame
    let across = autoresizedSpan(in: oldSize, .horizontal).grown(by: newSize.width - oldSize.width)
    let down = autoresizedSpan(in: oldSize, .vertical).grown(by: newSize.height - oldSize.height)
    let new = CGRect(x: across.before, y: down.before, width: across.length, height: down.length)
    if new != old { untransformedFrame = new }
  }

  private func autoresizedSpan(
    in size: CGSize, _ axis: NSLayoutConstraint.Axis
  ) -> AutoresizedSpan {
    let (mask, frame) = (autoresizingMask, untransformedFrame)
    return switch axis {
    case .horizontal:
      AutoresizedSpan(
        before: frame.minX, length: frame.width, after: size.width - frame.maxX,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
    case .vertical:
      AutoresizedSpan(
        before: frame.minY, length: frame.height, after: size.height - frame.maxY,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
    }
  }

  /// How much of what the superview grows by goes into the margin before the view, and into the
  /// view.
  func sharesOfGrowth(along axis: NSLayoutConstraint.Axis) -> (before: CGFloat, length: CGFloat) {
    guard let superview, superview.autoresizesSubviews else { return (0, 0) }
    return autoresizedSpan(in: superview.bounds.size, axis).shares
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
    let shares = shares
    var grown = self
    if flexible.before { grown.before += growth * shares.before }
    if flexible.length { grown.length = max(length + growth * shares.length, 0) }
    return grown
  }

  var shares: (before: CGFloat, length: CGFloat) {
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (flexible.before, before), (flexible.length, length), (flexible.after, after),
    ]
    let flexibleParts = parts.filter(\.isFlexible)
    let total = flexibleParts.reduce(0) { $0 + $1.length }
    func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total == 0 ? 1 / CGFloat(flexibleParts.count) : part.length / total
    }
    return (share(parts[0]), share(parts[1]))
  }
}
