/// A change of what is on the screen, as an app asks UIKit for it.
package enum Move: Sendable, Equatable {
  case push(ScreenName, Flight)
  case pop
  case present(Arrangement, Presentation)
  case dismiss
  case select(TabChoice)
  /// Performs a segue to a screen; of the catalog's class, or of UIKit's own.
  case segue(ScreenName, with: Located<String>?)
  /// Performs an unwind segue to a screen that the one that is showing came from.
  case unwind(ScreenName, with: Located<String>?)

  /// The class of the catalog that a segue names.
  var segueClass: Located<String>? {
    switch self {
    case .segue(_, let name), .unwind(_, let name): name
    case .push, .pop, .present, .dismiss, .select: nil
    }
  }

  /// The screens that it goes to by name.
  var screens: [ScreenName] {
    switch self {
    case .push(let screen, _), .select(.screen(let screen)), .segue(let screen, _),
      .unwind(let screen, _):
      [screen]
    case .present(let arrangement, _): arrangement.screens
    case .pop, .dismiss, .select(.index): []
    }
  }
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

/// How a screen is presented; what is nil is as UIKit has it, or as the transition is made for.
package struct Presentation: Sendable, Equatable {
  package var style: Located<PresentationStyle>?
  /// How UIKit's own transition looks.
  package var transitionStyle: TransitionStyle?
  /// The name of a presentation controller of the catalog.
  package var controller: Located<String>?

  package init(style: PresentationStyle? = nil) {
    self.style = style.map { Located($0, at: .commandLine) }
  }
}

/// UIKit's presentation styles, under its names.
package enum PresentationStyle: String, Sendable, CaseIterable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext
}

/// UIKit's transition styles, under its names.
package enum TransitionStyle: String, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve
}
