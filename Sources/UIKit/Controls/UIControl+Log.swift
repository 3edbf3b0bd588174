/// What the log has of controls: whom an event is sent to, and uses that nobody is told of.
extension UIControl {
  func log(_ events: Event, _ reactions: [Reaction]) {
    guard isLogged, !reactions.isEmpty || events.contains(mainEvent) else { return }
    let names = reactions.map(\.logName)
    UIKitLog.current.note(
      .action, of: logName, events.names,
      answer: names.isEmpty ? "nobody" : names.joined(separator: ", "))
  }
}

extension UIControl: NamedInLog {
  package var logName: String {
    (layer.name ?? visibleTitle).map { "\(type(of: self))(\($0))" } ?? "\(type(of: self))"
  }
}

extension Reaction {
  /// Who is told.
  var logName: String {
    switch self {
    case .method(let method): method.target.map { UIKitLog.name(of: $0) } ?? "nobody"
    case .action(let action): action.title.isEmpty ? "UIAction" : "UIAction(\(action.title))"
    }
  }
}

extension UIControl.Event {
  private static let known: [(event: Self, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
  ]

  fileprivate var names: String {
    Self.known.filter { contains($0.event) }.map(\.name).joined(separator: ", ")
  }
}
