extension Step {
  /// What the step does, in the words of the scene file: "push b with PushScale".
  var summary: String {
    switch self {
    case .hold(let seconds): "hold \(seconds.brief) s"
    case .move(let move, let motion): move.summary + motion.summary
    case .touch(let touch, _): touch.summary
    }
  }
}

extension Move {
  fileprivate var summary: String {
    switch self {
    case .push(let screen, _): "push \(screen.value)"
    case .pop: "pop"
    case .present(.screen(let screen), _): "present \(screen.value)"
    case .present(.navigation(let stack), _):
      "present \(stack.screens.map(\.value).joined(separator: ", ")) in a navigation controller"
    case .segue(let screen, let name): "segue to \(screen.value)" + Self.with(name)
    case .unwind(let screen, let name): "unwind to \(screen.value)" + Self.with(name)
    case .dismiss: "dismiss"
    case .select(.index(let index)): "select \(index.value)"
    case .select(.screen(let screen)): "select \(screen.value)"
    }
  }

  private static func with(_ name: Located<String>?) -> String {
    name.map { " with \($0.value)" } ?? ""
  }
}

extension Touch {
  fileprivate var summary: String {
    switch self {
    case .drag(let drag):
      let spots = [drag.start] + drag.legs.map(\.end)
      return "drag " + spots.map(\.summary).joined(separator: " to ")
    case .tap(let target): return "tap \(target.summary)"
    case .press(let target, let duration):
      return "press \(target.summary) for \(duration.brief) s"
    case .swipe(let swipe): return "swipe \(swipe.direction.rawValue)"
    case .pinch(let pinch): return "pinch \(pinch.start.brief) to \(pinch.end.brief)"
    }
  }
}

extension TapTarget {
  fileprivate var summary: String {
    switch self {
    case .spot(let spot): spot.summary
    case .named(let name): name.value
    }
  }
}

extension Spot {
  fileprivate var summary: String { "[\(x.summary), \(y.summary)]" }
}

extension Length {
  fileprivate var summary: String {
    switch self {
    case .points(let points): points.brief
    case .share(let share): "\(((share * 1e8).rounded() / 1e6).brief)%"
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
      case .animator(let expression), .delegate(let expression): " with \(expression.text.value)"
      }
    return way + (drive == nil ? "" : ", driven")
  }
}
