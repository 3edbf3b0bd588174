import Foundation

/// What a view knows of constraints.
struct AutoLayoutState {
  var translatesMask = true

  /// Those that the view holds: between itself and what is in it.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []

  /// Safe area, margins and such: made once, since constraints tell them by their identity.
  var systemGuides: [UILayoutGuide] = []

  var hugging = PerAxis(UILayoutPriority.defaultLow)
  var resistance = PerAxis(UILayoutPriority.defaultHigh)

  /// Whether a constraint speaks of the view or of one below it, or once did. What is below a view
  /// that isn't involved costs no layout pass anything.
  var isInvolved = false

  var needsUpdate = true
  /// Whether the view or one below it needs an update.
  var needsUpdateBelow = true

  /// Of the topmost view: whether its tree's constraints wait to be solved.
  var isUnsolved = false

  /// Where constraints put the view in its superview; nil where its frame is its own.
  var solvedFrame: CGRect?

  /// Whether constraints were solved with the size that the view has of its own, and with its place.
  var isSizeUsed = false
  var isPlaceUsed = false
}

/// A value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    (horizontal, vertical) = (both, both)
  }

  init(horizontal: Value, vertical: Value) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
