package import Transitions
import UIKit

extension PresentationStyle {
  var value: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    }
  }

  /// Whether the page that presents stays in its place.
  func keepsPresenter(_ profile: Canvas.Profile) -> Bool {
    switch self {
    case .fullScreen, .currentContext: false
    case .custom, .overFullScreen, .overCurrentContext: true
    case .automatic, .pageSheet, .formSheet: profile == .modern
    }
  }

  /// The style that a transition of the catalog is made for; nil if it is made for none.
  package init?(_ entry: CatalogEntry) {
    let style = PresentationStyle.allCases.first { $0.value == entry.presentationStyle }
    guard let style else { return nil }
    self = style
  }
}

extension CatalogEntry {
  /// Whether the page that presents takes part, so that it must not stay in its place.
  var movesPresenter: Bool { PresentationStyle(self) == .fullScreen }
}

extension TransitionStyle {
  var value: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    }
  }
}
