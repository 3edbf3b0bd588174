public import Foundation

// Functions and constants as Swift 3 to 4.1 had them; Xcode offers to exchange them.

@available(*, deprecated, message: "Use CGRect.inset(by:) instead")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@available(*, deprecated, message: "Use == instead")
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool {
  one == other
}

@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor
public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}

@available(*, deprecated, renamed: "UIWindow.Level.normal")
public let UIWindowLevelNormal = UIWindow.Level.normal

@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

@available(*, deprecated, renamed: "UIWindow.Level.alert")
public let UIWindowLevelAlert = UIWindow.Level.alert
