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

  /// The style that a transition of the catalog is made for; nil if it is made for none.
  package init?(_ entry: CatalogEntry) {
    let style = PresentationStyle.allCases.first { $0.value == entry.presentationStyle }
    guard let style else { return nil }
    self = style
  }
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
