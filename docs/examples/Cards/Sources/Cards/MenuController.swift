import UIKit

/// A page whose button presents a card.
public final class MenuController: UIViewController, UIViewControllerTransitioningDelegate {
  public let button = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    button.setTitle("Open", for: .normal)
    button.tintColor = .white
    button.frame = CGRect(x: 20, y: 40, width: 80, height: 40)
    button.addAction(UIAction { [weak self] _ in self?.openCard() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func openCard() {
    let card = CardController()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    RiseAnimator()
  }
}

final class CardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }
}
