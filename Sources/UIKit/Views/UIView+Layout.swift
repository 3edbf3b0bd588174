import Foundation
import QuartzCore

extension UIView {
  /// One layout pass over this view alone; its layer sees to the subviews'.
  func layOut() {
    noticeSafeArea()
    updateConstraintsBelow()
    traitCollection.performAsCurrent {
      owner?.willLayOut()
      layOutByConstraints()
      layoutSubviews()
      owner?.didLayOut()
    }
  }

  /// Lays out what was put up without an animation, as UIKit does between the will- and the
  /// did-callbacks. Off screen there is nothing to lay out yet.
  func layOutWhatAppears() {
    guard window != nil else { return }
    UIView.performWithoutAnimation { layoutIfNeeded() }
  }

  private func noticeSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeAreaInsets else { return }
    knownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    if autoLayout.isInvolved { constraintsDidChange() }
    for subview in subviews {
      subview.setNeedsLayout()
    }
  }
}
