import Foundation

/// A button in a navigation bar or a toolbar, or the space between two.
///
/// Unlike Apple's, its action can be a method reference too.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Those of Apple's items that are words or spaces, and the plus sign.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case undo = 21
    case redo = 22
  }

  /// What an item is that only takes room.
  enum Space { case fixed, flexible }

  private(set) var space: Space?

  /// In points; 0 for as wide as what it shows.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  open var style = Style.plain {
    didSet { changed() }
  }

  open var customView: UIView? {
    didSet { changed() }
  }

  open var tintColor: UIColor? {
    didSet { changed() }
  }

  open var primaryAction: UIAction?

  /// What a tap does where there is no primary action.
  var method: TargetAction?
  /// Whom an action will be for that is set later.
  weak var pendingTarget: AnyObject?

  public override init() {}

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    show(systemItem)
  }

  func show(_ systemItem: SystemItem) {
    switch systemItem {
    case .done: (title, style) = ("Done", .done)
    case .cancel: title = "Cancel"
    case .edit: title = "Edit"
    case .save: (title, style) = ("Save", .done)
    case .add: image = BarSymbols.plus
    case .flexibleSpace: space = .flexible
    case .fixedSpace: space = .fixed
    case .undo: title = "Undo"
    case .redo: title = "Redo"
    }
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Does what a tap on it does.
  func react() {
    let reaction = primaryAction.map(Reaction.action) ?? method.map(Reaction.method)
    UIKitLog.current.note(
      .action, of: title.map { "UIBarButtonItem(\($0))" } ?? "UIBarButtonItem", "tapped",
      answer: reaction?.logName ?? "nobody")
    reaction?.perform(by: self)
  }
}
