public import Foundation

/// How far bars cover a view at one edge.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
}

/// A guide at the top or the bottom of a controller's view.
@MainActor
final class LayoutGuideLength: NSObject, UILayoutSupport {
  private let measure: @MainActor () -> CGFloat

  init(measure: @escaping @MainActor () -> CGFloat) {
    self.measure = measure
    super.init()
  }

  var length: CGFloat { measure() }
}

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport {
    LayoutGuideLength { [weak self] in self?.view?.safeAreaInsets.top ?? 0 }
  }

  public var bottomLayoutGuide: any UILayoutSupport {
    LayoutGuideLength { [weak self] in self?.view?.safeAreaInsets.bottom ?? 0 }
  }
}
