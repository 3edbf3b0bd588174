extension UIBarButtonItem {
  /// The button that turns editing on and off.
  static func edit(_ controller: UIViewController) -> UIBarButtonItem {
    let action = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    item.show(editing: controller.isEditing)
    return item
  }

  func show(editing: Bool) {
    title = editing ? "Done" : "Edit"
    style = editing ? .done : .plain
  }
}
