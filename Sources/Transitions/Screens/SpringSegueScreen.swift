import UIKit

/// A page that a swipe up leaves by a spring segue; a swipe down on the next page unwinds it.
final class SpringSegueScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.addSubview(UILabel.caption("Swipe up", in: view.bounds))
    storyboardSegues = [
      .init("next", .custom, to: .controller { NextScreen() }) {
        SpringSegue(identifier: $0, source: $1, destination: $2)
      }
    ]
    addUnwindAction("back") { _ in }

    let swipe = UISwipeGestureRecognizer(target: self, action: SpringSegueScreen.goOn)
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  private func goOn() {
    performSegue(withIdentifier: "next", sender: self)
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    SpringUnwindSegue(
      identifier: identifier, source: fromViewController, destination: toViewController)
  }
}

private final class NextScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    view.addSubview(UILabel.caption("Swipe down", in: view.bounds))
    storyboardSegues = [.unwind("return", to: "back")]

    let swipe = UISwipeGestureRecognizer(target: self, action: NextScreen.goBack)
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  private func goBack() {
    performSegue(withIdentifier: "return", sender: self)
  }
}
