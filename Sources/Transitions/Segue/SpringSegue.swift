import UIKit

/// The new page springs up from below over all that shows, and is presented then.
final class SpringSegue: UIStoryboardSegue {
  nonisolated static let duration = 0.5

  override func perform() {
    guard let arriving = destination.view, let window = source.view.window else { return }
    arriving.frame = window.bounds.offsetBy(dx: 0, dy: window.bounds.height)
    window.addSubview(arriving)
    // Where it has sprung to: a card would be somewhere else.
    destination.modalPresentationStyle = .fullScreen

    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      arriving.frame = window.bounds
    } completion: { _ in
      self.source.present(self.destination, animated: false)
    }
  }
}
