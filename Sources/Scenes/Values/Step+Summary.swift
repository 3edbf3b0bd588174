extension Step {
  /// What the step does, in the words of the scene file: "push b with PushScale".
  var summary: String {
    switch self {
    case .hold(let seconds): "hold \(seconds.brief) s"
    case .push(let screen, let motion, _): "push \(screen.value)\(motion.summary)"
    case .pop(let motion): "pop\(motion.summary)"
    case .present(let screen, _, let motion): "present \(screen.value)\(motion.summary)"
    case .dismiss(let motion): "dismiss\(motion.summary)"
    case .select(.index(let index), let motion): "select \(index.value)\(motion.summary)"
    case .select(.screen(let screen), let motion): "select \(screen.value)\(motion.summary)"
    }
  }
}

extension Motion {
  fileprivate var summary: String {
    switch self {
    case .standard: ""
    case .none: " at once"
    case .transition(let name): " with \(name.value)"
    }
  }
}
