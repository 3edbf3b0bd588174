public import Foundation

/// A relation between two lengths or places of views: first = multiplier × second + constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?

  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?

  /// The view that holds the constraint, which sees to it, while it is active.
  weak var holder: UIView?

  /// Where the constraint stands among all that were activated.
  private(set) var number = 0
  private static var lastNumber = 0

  /// Whether it was reported that the constraint had to be left out.
  var isReportedBroken = false

  /// Whether the constraint speaks of two items.
  let isBinary: Bool

  /// Unlike Apple's, items that are neither views nor guides and attributes that don't go together
  /// are reported when the constraint is activated, and leave it inactive.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = view1 as? any LayoutItem
    second = view2 as? any LayoutItem
    isBinary = view2 != nil && attr2 != .notAnAttribute
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  open var firstItem: AnyObject? { first }
  open var secondItem: AnyObject? { second }

  /// In points. What is no number is refused.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isFinite else {
        let refused = constant
        constant = oldValue
        return UIKitLog.current.warn("\(refused) can't be the constant of \(summary).")
      }
      didChange()
    }
  }

  /// Unlike Apple's, it may become or stop being `.required` while the constraint is active.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { didChange() } }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  var firstLayoutItem: (any LayoutItem)? { first }
  var secondLayoutItem: (any LayoutItem)? { second }

  /// Becomes the last that was activated.
  func takeNumber() {
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  private func didChange() {
    isReportedBroken = false
    holder?.constraintsDidChange()
  }
}
