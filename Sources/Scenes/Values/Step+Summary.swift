extension Step {
  /// What the step does, in the words of the scene file: "push b with PushScale".
  var summary: String {
    switch self {
    case .hold(let seconds): "hold \(seconds.brief) s"
    case .move(let move, let motion): move.summary + motion.summary
    }
  }
}

extension Move {
  fileprivate var summary: String {
    switch self {
    case .push(let screen, _): "push \(screen.value)"
    case .pop: "pop"
    case .present(let screen, _): "present \(screen.value)"
    case .dismiss: "dismiss"
    case .select(.index(let index)): "select \(index.value)"
    case .select(.screen(let screen)): "select \(screen.value)"
    }
  }
}

extension Motion {
  fileprivate var summary: String {
    let way =
      switch way {
      case .standard: ""
      case .none: " at once"
      case .transition(let name): " with \(name.value)"
      }
    return way + (drive == nil ? "" : ", driven")
  }
}
