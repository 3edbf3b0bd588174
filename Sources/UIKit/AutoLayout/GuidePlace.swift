import Foundation

/// What says where a layout guide is in its view.
enum GuidePlace {
  /// Constraints.
  case solved

  /// Constraints, but it starts where the content of its scroll view does.
  case content

  case inset(@MainActor (UIView) -> UIEdgeInsets)

  /// At the top edge or the bottom edge, so high.
  case top(@MainActor (UIView) -> CGFloat)
  case bottom(@MainActor (UIView) -> CGFloat)

  var isSolved: Bool {
    switch self {
    case .solved, .content: true
    default: false
    }
  }

  var isContent: Bool {
    if case .content = self { return true }
    return false
  }

  /// A stretch of `view`, all of which is `whole`.
  @MainActor
  func span(_ axis: NSLayoutConstraint.Axis, in view: UIView, whole: LayoutSpan) -> LayoutSpan {
    var span = whole
    switch self {
    case .solved, .content: break
    case .inset(let insets):
      let (before, after) = insets(view).along(axis)
      return whole.inset(before, after)
    case .top(let height) where axis == .vertical:
      span.length = LinearExpression(constant: Double(height(view)))
    case .bottom(let height) where axis == .vertical:
      span.length = LinearExpression(constant: Double(height(view)))
      span.start = whole.end - span.length
    case .top, .bottom: break
    }
    return span
  }
}
