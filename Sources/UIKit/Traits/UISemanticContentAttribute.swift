/// Whether what a view shows is turned round where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  /// Controls of what is played, which go from left to right everywhere.
  case playback = 1
  /// What has to do with left and right in space.
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1

  init(_ direction: UITraitEnvironmentLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
