/// What happens in a scene, one after the other.
package enum Step: Sendable, Equatable {
  /// Nothing, for a time in seconds.
  case hold(Double)
  /// From one screen to another.
  case move(Move, Motion)

  /// A row makes a step known.
  static let kinds: [Kind<Step>] = [
    Kind("hold", HoldStep.self) { .hold($0.seconds) },
    Kind("push", PushStep.self) { .move($0.move, $0.motion) },
    Kind("pop", PopStep.self) { .move(.pop, $0.motion) },
    Kind("present", PresentStep.self) { .move($0.move, $0.motion) },
    Kind("dismiss", DismissStep.self) { .move(.dismiss, $0.motion) },
    Kind("select", SelectStep.self) { .move($0.move, $0.motion) },
  ]

  /// The screen that the step goes to by name.
  var screen: ScreenName? {
    if case .move(let move, _) = self { move.screen } else { nil }
  }

  /// How its transition must end, if the scene says so.
  var expected: Located<Outcome>? {
    if case .move(_, let motion) = self { motion.expected } else { nil }
  }
}

/// How a transition ends.
package enum Outcome: String, Sendable, CaseIterable, Encodable {
  case finished, cancelled
}

extension Reading<Step> {
  static var step: Reading { .kind("a step", of: Step.kinds) }
}
