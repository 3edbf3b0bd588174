import UIKit

/// A page that says, as soon as the finger that pops it has let go, whether it stays.
final class LetGoScreen: UIViewController {
  private let badge = UILabel(frame: CGRect(x: 20, y: 0, width: 150, height: 56))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    badge.font = .systemFont(ofSize: 20, weight: .semibold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = 28
    badge.layer.masksToBounds = true
    view.addSubview(badge)
    say("drag me", .systemGray)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    badge.center.y = view.bounds.midY
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let coordinator = transitionCoordinator, coordinator.isInteractive else { return }
    say("in your hand", .systemBlue)
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      guard !context.isInteractive else { return }
      context.isCancelled ? self?.say("I stay", .systemGreen) : self?.say("I go", .systemRed)
    }
  }

  private func say(_ text: String, _ color: UIColor) {
    badge.text = text
    badge.backgroundColor = color
  }
}
