public import Foundation

/// What a scene knows of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(of scene: UIWindowScene) {
    self.scene = scene
  }

  /// Empty while the bar is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : Ambient.current.application.statusBarFrame
  }

  open var isStatusBarHidden: Bool {
    asked(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  open var statusBarStyle: UIStatusBarStyle {
    asked(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// The controller that decides: the one that covers the screen, or the child that it names.
  private func asked(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    guard var controller = scene.keyWindow?.rootViewController else { return nil }
    while let presented = controller.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    while let next = controller[keyPath: child] {
      controller = next
    }
    return controller
  }
}
