public enum UIBarStyle: Int, Sendable {
  /// Light, or dark in the dark appearance.
  case `default` = 0
  /// Dark in both appearances.
  case black = 1
}
