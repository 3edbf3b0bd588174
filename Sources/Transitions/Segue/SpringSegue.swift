import UIKit

/// The new page springs up from below over the old one, and is presented then.
final class SpringSegue: UIStoryboardSegue {
  nonisolated static let duration = 0.5

  override func perform() {
    guard let leaving = source.view, let arriving = destination.view, let window = leaving.window
    else { return }
    arriving.frame = leaving.frame.offsetBy(dx: 0, dy: window.bounds.height)
    window.insertSubview(arriving, aboveSubview: leaving)

    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      arriving.frame = leaving.frame
    } completion: { _ in
      self.source.present(self.destination, animated: false)
    }
  }
}
