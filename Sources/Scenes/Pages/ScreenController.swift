import UIKit

/// A screen of a scene.
class ScreenController: UIViewController {
  /// Get the view when it is loaded.
  var whenLoaded: [(UIView) -> Void] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for action in whenLoaded { action(view) }
  }
}
