public import Foundation

/// A question with buttons, in the middle of the screen or at its lower end, as on iOS 9 to 12.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?

  open override var title: String? {
    didSet { rebuild() }
  }

  open var message: String? {
    didSet { rebuild() }
  }

  /// The one that stands out in an alert, in place of the one that cancels.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }

  /// Unlike Apple's, without effect, as on iPhones.
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Unlike Apple's, which raises an exception, a second action that cancels replaces the first, and the
  /// log warns.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let former = cancelAction {
      UIKitLog.current.warn(
        "\(name) has an action that cancels already, '\(former.title ?? "")': UIKit raises an exception."
      )
      actions.removeAll { $0 === former }
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// Unlike Apple's, which raises an exception, there is no field in an action sheet, and the log warns.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitLog.current.warn(
        "\(name) is an action sheet, which has no text fields: UIKit raises an exception.")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    rebuild()
  }

  open override func loadView() {
    view = AlertView()
    rebuild()
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The view is made anew from what there is to ask.
  private func rebuild() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.show(AlertContents(self)) { [weak self] in self?.choose($0) }
  }

  /// Goes, and then does what was chosen.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    action.noteTap()
    guard let presenter = presentingViewController else { return action.perform() }
    guard !isBeingDismissed else { return }
    presenter.dismiss(animated: true) { action.perform() }
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
