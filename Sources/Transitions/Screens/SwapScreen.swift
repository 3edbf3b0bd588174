import UIKit

/// A page with two children in one place: a touch exchanges them.
final class SwapScreen: UIViewController {
  private let cards = [
    CardController("Front", .systemBlue), CardController("Back", .systemPink),
  ]
  private let options: UIView.AnimationOptions
  private let place = UIView()
  private var shown = 0

  /// - Parameter options: How the children are exchanged: `.transitionFlipFromLeft` for one.
  init(_ options: UIView.AnimationOptions) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    options = .transitionCrossDissolve
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for card in cards {
      addChild(card)
      card.didMove(toParent: self)
    }
    view.addSubview(place)
    place.addSubview(cards[shown].view)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    place.frame = view.bounds.insetBy(
      dx: min(56, view.bounds.width / 4), dy: min(150, view.bounds.height / 4))
    cards[shown].view.frame = place.bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let (old, new) = (cards[shown], cards[1 - shown])
    shown = 1 - shown
    new.view.frame = place.bounds
    transition(from: old, to: new, duration: 0.6, options: options, animations: nil)
  }
}

private final class CardController: UIViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    color = .systemGray
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.layer.cornerRadius = 20
    view.addSubview(UILabel.caption(title ?? "", in: view.bounds))
  }
}
