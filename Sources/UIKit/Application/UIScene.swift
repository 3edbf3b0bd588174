@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene may be doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Unlike Apple's, always active: the app of a film is in front.
  open var activationState: ActivationState { .foregroundActive }

  open override var next: UIResponder? { UIApplication.shared }
}
