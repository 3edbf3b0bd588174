public import Foundation

/// Something in a bar: a name, a picture, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? {
    didSet { changed() }
  }

  open var image: UIImage? {
    didSet { changed() }
  }

  open var isEnabled = true {
    didSet { changed() }
  }

  open var tag = 0

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public override init() {}

  func changed() {
    onChange?()
  }
}
