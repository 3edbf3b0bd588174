/// Which era's manners the system's own presentations and transitions have. Apple has no such type:
/// there it is the system's version, and the one that the app was built with, that decide.
public enum SystemProfile: String, CaseIterable, Sendable {
  /// iOS 8.4 to 12: who is presented covers the screen.
  case classic
  /// iOS 13 to 18: who is presented is a card that a finger pulls down.
  case modern

  /// That of the stage that is playing.
  @MainActor static var current: SystemProfile { Ambient.current.profile }

  /// What `modalPresentationStyle` is unless somebody sets it.
  var modalPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .classic: .fullScreen
    case .modern: .automatic
    }
  }

  /// What the style that leaves the choice to the system stands for.
  var automaticPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .classic: .fullScreen
    case .modern: .pageSheet
    }
  }

  /// What becomes of a style where there is little width; `.none` if it stays what it is.
  func adapted(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    switch (self, style) {
    case (.classic, .pageSheet), (.classic, .formSheet), (.classic, .popover): .fullScreen
    case (.modern, .formSheet), (.modern, .popover): .pageSheet
    default: .none
    }
  }
}
