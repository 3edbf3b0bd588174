import UIKit

/// A page that goes when it is touched anywhere.
final class TouchToDismissScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let caption = UILabel(frame: view.bounds)
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    caption.text = "Touch to dismiss"
    caption.font = .systemFont(ofSize: 24, weight: .semibold)
    caption.textColor = .white
    caption.textAlignment = .center
    view.addSubview(caption)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dismiss(animated: true)
  }
}
