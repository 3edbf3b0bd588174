import CoreGraphics

/// Where a view stood in its hierarchy, so that it can be put back there, also when that has turned
/// meanwhile.
@MainActor
struct ViewPlace {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let space: CGSize

  /// Nil for a view without a superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.untransformedFrame
    space = superview.bounds.size
  }

  /// Puts the view back where it was.
  func restore() {
    guard let superview else { return }
    if view.superview !== superview {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    view.untransformedFrame = frame
    if superview.bounds.size != space {
      view.autoresize(from: space, to: superview.bounds.size)
    }
  }
}
