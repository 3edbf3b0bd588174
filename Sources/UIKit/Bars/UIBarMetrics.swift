public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
}
