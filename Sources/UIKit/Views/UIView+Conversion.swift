extension UIView {
  /// The window, or the topmost view where there is none.
  var topmost: UIView {
    var view = self
    while let superview = view.superview {
      view = superview
    }
    return view
  }
}
