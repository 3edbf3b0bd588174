/// Whether something lies on the ground or above it, as a card does. In the dark, what is higher is
/// brighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
