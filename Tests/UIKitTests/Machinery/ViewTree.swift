import Foundation

@testable import UIKit

extension UIView {
  /// This view and those in it, in one line: `window[Nav[content[A] bar]]`. A view that doesn't fill
  /// its superview has its frame behind its name, one that isn't opaque its alpha.
  var tree: String {
    let inside = hidesItsParts ? [] : subviews.map(\.tree)
    return name + place + (inside.isEmpty ? "" : "[\(inside.joined(separator: " "))]")
  }

  private var name: String {
    switch self {
    case is UIWindow: "window"
    case is UINavigationBar, is UITabBar: "bar"
    case is ContainerView where owner == nil: "content"
    case is PresentationContainerView: "container"
    default: (owner as? UIViewController)?.name ?? "\(type(of: self))"
    }
  }

  private var hidesItsParts: Bool { self is UINavigationBar || self is UITabBar }

  private var place: String {
    guard let superview, !hidesItsParts else { return "" }
    let opacity = (alpha * 1000).rounded() / 1000
    return (frame == superview.bounds ? "" : frame.text) + (opacity == 1 ? "" : "%\(opacity)")
  }
}

extension CGRect {
  /// Its four numbers, or `zero`.
  var text: String {
    guard self != .zero else { return "zero" }
    let numbers = [minX, minY, width, height].map { ($0 * 1000).rounded() / 1000 }
    return "(\(numbers.map { $0.formatted() }.joined(separator: " ")))"
  }
}

extension CGFloat {
  fileprivate func formatted() -> String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}
