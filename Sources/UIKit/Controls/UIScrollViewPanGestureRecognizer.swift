/// The one that scrolls, called as on a phone for the log.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {}
