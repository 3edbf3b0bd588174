extension Transition {
  /// Says so when the container of a presentation that ends holds the presenter's view, although its
  /// place was outside all the time: on iOS 8 and later the screen is black then.
  func warnOfPresenterTakenAlong() {
    let presenter = context.to.controller
    guard context.from.controller.isBeingDismissed, context.view(forKey: .to) == nil,
      presenter.viewIfLoaded?.isDescendant(of: context.containerView) == true
    else { return }
    UIKitLog.current.warn(
      "\(animatorName) put the view of \(presenter.name), which had never left the window, into the"
        + " container of a presentation: with the container it is gone.")
  }
}
