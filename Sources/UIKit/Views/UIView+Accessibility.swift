/// What a view tells about itself to those who can't see it.
struct AccessibilityValues {
  var isElement = false
  var label: String?
  var identifier: String?
  var hidesElements = false
  var isModal = false
  var traits = UIAccessibilityTraits.none
  var hint: String?
  var value: String?
}

/// Unlike Apple's, these are kept and handed back, no more: nobody reads a film aloud.
extension UIView {
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  public var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }

  public var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
}
