extension UIView {
  /// Whether touches may reach the view or what is in it.
  ///
  /// A view that is all but transparent gets none; neither does one that an animation moves, unless
  /// the animation allows it, nor one that takes part in a transition that nobody drives.
  var acceptsTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 && touchBlockingAnimations == 0
      && !OpenTransitions.current.ignoreTouches(in: self)
  }
}
