import UIKit

/// The page springs down and uncovers the one it came from, and is dismissed then.
final class SpringUnwindSegue: UIStoryboardSegue {
  nonisolated static let duration = 0.5

  override func perform() {
    guard let leaving = source.view, let arriving = destination.view, let window = leaving.window
    else { return }
    window.insertSubview(arriving, at: 0)

    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      leaving.frame = leaving.frame.offsetBy(dx: 0, dy: window.bounds.height)
    } completion: { _ in
      self.source.dismiss(animated: false)
    }
  }
}
