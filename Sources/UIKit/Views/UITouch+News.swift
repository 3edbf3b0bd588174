/// What of a touch its view is told, and when.
extension UITouch {
  /// Whether a recogniser keeps the view from hearing the news now.
  var isHeldBack: Bool {
    switch news.first {
    case .began:
      recognizers.contains {
        $0.delaysTouchesBegan && $0.state == .possible && (!isOver || $0.isWaiting)
      }
    case .ended:
      recognizers.contains { $0.delaysTouchesEnded && $0.isWaiting }
    default: false
    }
  }

  /// Has the view hear, sooner or later, what the touch does now.
  func makeNews() {
    guard !isMute, !isTaken, phase != .stationary else { return }
    if phase == .moved, news.last == .moved { return }
    news.append(phase)
  }

  /// Takes the touch from its view: what the view knows of is cancelled, what it doesn't never was.
  func takeNews() {
    news = isOnView ? [.cancelled] : []
    isOnView = false
  }
}
