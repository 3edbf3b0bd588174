import CoreGraphics

/// Where a view stood in its hierarchy, so that it can be put back there.
@MainActor
struct ViewPlace {
  private let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect

  /// Nil for a view without a superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
  }

  /// Puts the view back where it was.
  func restore() {
    guard let superview else { return }
    if view.superview !== superview {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
    }
    view.place(in: frame)
  }
}
