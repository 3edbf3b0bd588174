/// What an alert shows.
@MainActor
struct AlertContents {
  var style = UIAlertController.Style.alert
  var title: String?
  var message: String?
  var fields: [UITextField] = []
  var actions: [UIAlertAction] = []
  /// Whose title is bold.
  var emphasized: UIAlertAction?

  init() {}

  init(_ alert: UIAlertController) {
    style = alert.preferredStyle
    title = alert.title.flatMap { $0.isEmpty ? nil : $0 }
    message = alert.message.flatMap { $0.isEmpty ? nil : $0 }
    fields = alert.textFields ?? []
    actions = alert.actions
    emphasized = alert.preferredAction ?? alert.cancelAction
  }

  /// Of two actions the one that cancels is the first; of more it is the last.
  var orderedActions: [UIAlertAction] {
    let (cancelling, others) = (
      actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel }
    )
    return actions.count == 2 ? cancelling + others : others + cancelling
  }
}
