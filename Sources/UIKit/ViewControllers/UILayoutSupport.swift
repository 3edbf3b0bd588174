public import Foundation

/// How far bars cover a view at one edge.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }

  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that bars cover at one edge.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport {
    barGuide("UIViewControllerTopLayoutGuide", .top { $0.safeAreaInsets.top })
  }

  public var bottomLayoutGuide: any UILayoutSupport {
    barGuide("UIViewControllerBottomLayoutGuide", .bottom { $0.safeAreaInsets.bottom })
  }

  /// Of no view where loading one has failed.
  private func barGuide(_ identifier: String, _ place: GuidePlace) -> BarLayoutGuide {
    (view ?? UIView()).systemGuide(identifier, place, BarLayoutGuide.init(in:identifier:place:))
  }
}
