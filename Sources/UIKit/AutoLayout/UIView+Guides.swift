import Foundation

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes the guide and what constraints speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard autoLayout.guides.contains(where: { $0 === layoutGuide }) else { return }
    for view in sequence(first: self, next: \.superview) {
      NSLayoutConstraint.deactivate(
        view.constraints.filter {
          $0.firstItem === layoutGuide || $0.secondItem === layoutGuide
        })
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The view less its margins, and no wider than lines that are pleasant to read: 672 points.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(
      "UIViewReadableContentGuide",
      .inset {
        var insets = $0.layoutMargins
        let excess = max($0.bounds.width - insets.left - insets.right - 672, 0)
        insets.left += excess / 2
        insets.right += excess / 2
        return insets
      })
  }

  // What `systemLayoutSizeFitting(_:)` is asked to come close to.
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension UIScrollView {
  /// The content: its edges to the views in it, and its size.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollViewContentLayoutGuide", .content)
  }

  /// What shows of the content: it stays where it is while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide("UIScrollViewFrameLayoutGuide", .inset { _ in .zero })
  }
}
