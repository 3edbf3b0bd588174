public import Foundation

/// Unlike Apple's, they are never posted: the app of a film is always in front.
extension UIApplication {
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
}

/// Unlike Apple's, they are never posted: no keyboard shows up in a film.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
