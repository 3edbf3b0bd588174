/// What constraints are put on: a view, or a rectangle of one.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the rectangle belongs to.
  var layoutView: UIView? { get }

  /// How reports call the item.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutName: String { String(describing: type(of: self)) }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  var layoutName: String {
    identifier.isEmpty ? String(describing: type(of: self)) : identifier
  }
}
