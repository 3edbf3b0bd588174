import UIKit

/// Dismisses a page with a pan down: a percent-driven interaction that owns its gesture.
final class PullDownInteraction: UIPercentDrivenInteractiveTransition {
  /// Whether a finger is pulling, so that a delegate knows when to hand the interaction over.
  private(set) var isPulling = false

  private let pan = UIPanGestureRecognizer()
  private weak var page: UIViewController?

  /// - Parameter page: Has its view loaded.
  init(_ page: UIViewController) {
    self.page = page
    super.init()
    pan.addTarget(self, action: PullDownInteraction.pull)
    page.view.addGestureRecognizer(pan)
  }

  /// The page goes as fast as the finger threw it, but never slower than by itself.
  override func finish() {
    completionSpeed = max(1, velocity * duration)
    super.finish()
  }

  /// Back is always at the page's own pace.
  override func cancel() {
    completionSpeed = 1
    super.cancel()
  }

  private func pull() {
    switch pan.state {
    case .began:
      isPulling = true
      page?.dismiss(animated: true)
    case .changed: update(progress)
    case .ended, .cancelled:
      isPulling = false
      pan.state == .ended && progress + velocity * 0.3 > 0.5 ? finish() : cancel()
    default: break
    }
  }

  private var height: CGFloat { pan.view?.window?.bounds.height ?? 1 }

  private var progress: CGFloat { pan.translation(in: pan.view?.window).y / height }

  /// Heights a second.
  private var velocity: CGFloat { pan.velocity(in: pan.view?.window).y / height }
}
