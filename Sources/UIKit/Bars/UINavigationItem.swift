public import Foundation

/// What a page shows in the navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? {
    didSet { changed() }
  }

  open var titleView: UIView? {
    didSet { changed() }
  }

  /// Its title names this page on the next page's back button.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// Names this page on the next page's back button.
  open var backButtonTitle: String? {
    didSet { changed() }
  }

  open var hidesBackButton = false {
    didSet { changed() }
  }

  open var leftItemsSupplementBackButton = false {
    didSet { changed() }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Tells the bar that shows the item.
  var onChange: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override convenience init() {
    self.init(title: "")
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What the next page's back button says.
  var titleOfBackButton: String {
    let titles = [backBarButtonItem?.title, backButtonTitle, title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }

  private func changed() {
    onChange?()
  }
}
