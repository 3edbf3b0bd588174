import CoreGraphics

/// A view that a container controller fills: it calls back when it is laid out.
@MainActor
final class ContainerView: UIView {
  /// Runs in each layout pass, after the view's own.
  var onLayout: (@MainActor () -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Shows a controller's view in a frame, which it keeps to when this view changes its size.
  func show(_ view: UIView, frame: CGRect) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.place(in: frame)
    if view.superview !== self { addSubview(view) }
  }
}

extension UIView {
  /// Gives this view a frame; one that is transformed gets it as if it weren't.
  func place(in frame: CGRect) {
    guard !transform.isIdentity else {
      if self.frame != frame { self.frame = frame }
      return
    }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
