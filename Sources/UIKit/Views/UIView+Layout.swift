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
