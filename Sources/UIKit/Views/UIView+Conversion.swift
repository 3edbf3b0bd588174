extension UIView {
  /// The window, or the topmost view where there is none: what points and rectangles are converted to
  /// where no view is named.
  var topmost: UIView {
    var view = self
    while let superview = view.superview {
      view = superview
    }
    return view
  }
}
