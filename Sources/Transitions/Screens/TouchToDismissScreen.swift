import UIKit

/// A page that goes when it is touched anywhere.
final class TouchToDismissScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.addSubview(UILabel.caption("Touch to dismiss", in: view.bounds))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dismiss(animated: true)
  }
}
