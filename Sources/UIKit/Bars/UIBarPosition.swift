public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
