public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style that is used when this one is asked for: as before iOS 13, full screen is what
  /// `automatic` means and what sheets become where there is little width.
  func resolved(compactWidth: Bool) -> UIModalPresentationStyle {
    switch self {
    case .automatic, .none: .fullScreen
    case .pageSheet, .formSheet, .popover: compactWidth ? .fullScreen : self
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: self
    }
  }

  /// Whether the presenter's view makes place for the presented one.
  var removesPresentersView: Bool {
    self == .fullScreen || self == .currentContext
  }

  /// Whether the presentation stays within the controller that defines the context.
  var staysInContext: Bool {
    self == .currentContext || self == .overCurrentContext
  }
}
