/// What happens in a scene, one after the other.
package enum Step: Sendable, Equatable {
  /// Nothing, for a time in seconds.
  case hold(Double)
  /// From one screen to another.
  case move(Move, Motion)
  /// Fingers on the screen, and what follows.
  case touch(Touch, Sequel)

  /// A row makes a step known.
  static let kinds = [Kind("hold", HoldStep.self) { .hold($0.seconds) }] + moves + touches

  static let moves: [Kind<Step>] = [
    Kind("push", PushStep.self) { .move($0.move, $0.motion) },
    Kind("pop", PopStep.self) { .move(.pop, $0.motion) },
    Kind("present", PresentStep.self) { .move($0.move, $0.motion) },
    Kind("dismiss", DismissStep.self) { .move(.dismiss, $0.motion) },
    Kind("select", SelectStep.self) { .move($0.move, $0.motion) },
    Kind("segue", SegueStep.self) { .move($0.move, Motion(expecting: $0.expected)) },
    Kind("unwind", UnwindStep.self) { .move($0.move, Motion(expecting: $0.expected)) },
  ]

  private static let touches: [Kind<Step>] = [
    Kind("drag", DragStep.self) { .touch(.drag($0.drag), $0.sequel) },
    Kind("tap", TapStep.self) { .touch(.tap($0.target), $0.sequel) },
    Kind("press", PressStep.self) { .touch(.press($0.target, $0.duration), $0.sequel) },
    Kind("swipe", SwipeStep.self) { .touch(.swipe($0.swipe), $0.sequel) },
    Kind("pinch", PinchStep.self) { .touch(.pinch($0.pinch), $0.sequel) },
  ]

  /// The screens that the step goes to by name.
  var screens: [ScreenName] {
    if case .move(let move, _) = self { move.screens } else { [] }
  }

  /// How its transition must end, if the scene says so.
  var expected: Located<Outcome>? {
    switch self {
    case .hold: nil
    case .move(_, let motion): motion.expected
    case .touch(_, let sequel): sequel.expected
    }
  }
}

/// How a transition ends.
package enum Outcome: String, Sendable, CaseIterable, Encodable {
  case finished, cancelled
}

extension Reading<Step> {
  static var step: Reading { .kind("a step", of: Step.kinds) }
}
