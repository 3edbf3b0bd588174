import Foundation
import QuartzCore

extension UIView {
  /// One layout pass over this view alone; its layer sees to the subviews'.
  func layOut() {
    noticeSafeArea()
    traitCollection.performAsCurrent {
      owner?.willLayOut()
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
    for subview in subviews {
      subview.setNeedsLayout()
    }
  }
}
