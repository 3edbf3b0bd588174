import Foundation

/// The one that scrolls, called as on a phone for the log.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (view as? UIScrollView)?.stopCoasting()
    super.touchesBegan(touches, with: event)
  }
}
