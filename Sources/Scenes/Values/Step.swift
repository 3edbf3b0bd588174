/// What happens in a scene, one after the other.
package enum Step: Sendable, Equatable {
  /// Nothing, for a time in seconds.
  case hold(Double)
  case push(ScreenName, Motion, Flight)
  case pop(Motion)
  case present(ScreenName, PresentationStyle?, Motion)
  case dismiss(Motion)
  case select(TabChoice, Motion)

  /// A row makes a step known.
  static let kinds: [Kind<Step>] = [
    Kind("hold", HoldStep.self) { .hold($0.seconds) },
    Kind("push", PushStep.self) { .push($0.screen, $0.motion, $0.flight) },
    Kind("pop", PopStep.self) { .pop($0.motion) },
    Kind("present", PresentStep.self) { .present($0.screen, $0.style, $0.motion) },
    Kind("dismiss", DismissStep.self) { .dismiss($0.motion) },
    Kind("select", SelectStep.self) { .select($0.tab, $0.motion) },
  ]

  /// The screen that the step goes to by name.
  var screen: ScreenName? {
    switch self {
    case .push(let screen, _, _), .present(let screen, _, _): screen
    case .select(.screen(let screen), _): screen
    case .hold, .pop, .dismiss, .select(.index, _): nil
    }
  }
}

/// How a step gets from one screen to the other.
package enum Motion: Sendable, Equatable {
  /// As UIKit does it without being told.
  case standard
  /// At once.
  case none
  /// With an animator of the catalog.
  case transition(Located<String>)
}

/// Which tab to select.
package enum TabChoice: Sendable, Equatable {
  /// Counted from 0.
  case index(Located<Int>)
  case screen(ScreenName)
}

/// What flies from page to page in a magic move.
package struct Flight: Sendable, Equatable {
  /// The cell of the leaving page's grid, counted from 0.
  package var cell: Located<Int>?
  /// The `id` of an image on the arriving page; nil: its first image.
  package var onto: Located<String>?

  package init(cell: Located<Int>? = nil, onto: Located<String>? = nil) {
    (self.cell, self.onto) = (cell, onto)
  }
}

/// UIKit's presentation styles, under its names.
package enum PresentationStyle: String, Sendable, CaseIterable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext
}

extension Reading<Step> {
  static var step: Reading { .kind("a step", of: Step.kinds) }
}
