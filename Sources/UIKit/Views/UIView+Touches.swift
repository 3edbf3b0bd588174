extension UIView {
  /// Whether touches may reach the view or what is in it.
  ///
  /// A view that is all but transparent gets none; neither does one that an animation moves, unless
  /// the animation allows it.
  var acceptsTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 && touchBlockingAnimations == 0
  }
}
