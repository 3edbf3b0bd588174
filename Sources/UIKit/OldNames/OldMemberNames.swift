public import Foundation

// Members as Swift 3 to 4.1 had them; Xcode offers to exchange them.

extension UIView {
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) {
    bringSubviewToFront(view)
  }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) {
    sendSubviewToBack(view)
  }
}

extension UIScrollView {
  /// Both at once; as read since iOS 13 the vertical ones.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
}

/// Unlike in Swift 4.1, overriding one of them is an error: UIKit calls the new ones.
extension UIViewController {
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() {
    removeFromParent()
  }

  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }
}

extension Notification.Name {
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification

  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification

  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification

  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification

  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification

  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
}
