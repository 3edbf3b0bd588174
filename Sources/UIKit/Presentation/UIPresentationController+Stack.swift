extension UIPresentationController {
  /// Steps into the place of the presentations below this one, the lowest first, which end without
  /// being seen: from now on their presenter presents what this one shows.
  func replace(_ lower: ArraySlice<UIPresentationController>) {
    guard let lowest = lower.first else { return }
    let base = lowest.presentingViewController
    let wasBaseRemoved = lowest.shouldRemovePresentersView
    let place = lowest.presentersPlace
    for presentation in lower { presentation.vanish() }
    presentingViewController.ownPresentation = nil

    assign(presenter: base, style: presentationStyle)
    base.ownPresentation = self
    presentedViewController.enclosingPresentation = self
    if shouldRemovePresentersView {
      presentersPlace = place ?? base.viewIfLoaded.flatMap(ViewPlace.init(of:))
    } else if wasBaseRemoved {
      place?.restore()
      base.beginAppearanceTransition(true, animated: false)
      base.view?.layOutWhatAppears()
      base.endAppearanceIfBegun()
    }
  }

  /// Ends a presentation that another one covers.
  private func vanish() {
    note("dismissalTransitionWillBegin()")
    dismissalTransitionWillBegin()
    presentedViewController.beginAppearanceTransition(false, animated: false)
    presentedView?.removeFromSuperview()
    takeAway()
    note("dismissalTransitionDidEnd(true)")
    dismissalTransitionDidEnd(true)
    presentedViewController.endAppearanceIfBegun()
  }
}
