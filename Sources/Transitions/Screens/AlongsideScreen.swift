import UIKit

/// A page whose disc travels to the middle alongside whatever transition brings the page.
final class AlongsideScreen: UIViewController {
  private let disc = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 96))
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    disc.backgroundColor = .systemOrange
    disc.layer.cornerRadius = 48
    caption.text = "alongside"
    caption.font = .systemFont(ofSize: 22, weight: .semibold)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    view.addSubview(caption)
    view.addSubview(disc)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    caption.frame = CGRect(x: 0, y: view.bounds.midY + 72, width: view.bounds.width, height: 30)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let coordinator = transitionCoordinator else {
      disc.center = middle
      return
    }
    disc.center = CGPoint(x: view.bounds.maxX - 64, y: view.bounds.maxY - 128)
    disc.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    caption.alpha = 0
    coordinator.animate(alongsideTransition: { _ in
      self.disc.center = middle
      self.disc.transform = .identity
      self.caption.alpha = 1
    })
  }
}
