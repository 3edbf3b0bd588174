import CoreGraphics
import Foundation

/// A navigation item laid out over the bar: what stands left, in the middle and right.
final class NavigationItemView: UIView {
  private(set) var backButton: BackButton?
  private(set) var titleView: UIView?
  private var left: [UIView] = []
  private var right: [UIView] = []

  /// Points between the bar's edge and what stands there, and between its neighbours.
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let gap: CGFloat = 16

  convenience init(_ item: UINavigationItem, title: UILabel, backButton: BackButton?) {
    self.init(frame: .zero)
    let showsBack = item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    self.backButton = item.hidesBackButton || !showsBack ? nil : backButton
    titleView = item.titleView ?? title
    left = (item.leftBarButtonItems ?? []).map(BarButton.view)
    right = (item.rightBarButtonItems ?? []).map(BarButton.view)
    for view in left + right + [self.backButton, titleView].compactMap({ $0 }) { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let end = layOutRight()
    let title = titleSize
    // Half of the bar is the title's, as long as it needs it.
    backButton?.shorten(to: max((bounds.width - title.width) / 2 - 2 * Self.gap, bounds.width / 4))
    let start = layOutLeft()
    let room = max(end - start - 2 * Self.backMargin, 0)
    let width = min(title.width, room)
    let centered = (bounds.width - width) / 2
    let x = max(min(centered, end - Self.backMargin - width), start + Self.backMargin)
    titleView?.frame = CGRect(
      x: aligned(x), y: aligned((bounds.height - title.height) / 2), width: width,
      height: title.height)
  }

  private var titleSize: CGSize {
    guard let titleView else { return .zero }
    let natural = titleView.intrinsicContentSize
    return natural.width > 0 ? natural : titleView.bounds.size
  }

  /// Returns where the space for the title begins.
  private func layOutLeft() -> CGFloat {
    var x: CGFloat = Self.margin
    if let backButton {
      backButton.frame = CGRect(
        x: Self.backMargin, y: 0, width: backButton.fullWidth, height: bounds.height)
      x = backButton.frame.maxX + Self.gap
    }
    for view in left {
      place(view, at: x)
      x = view.frame.maxX + Self.gap
    }
    return left.isEmpty && backButton == nil ? 0 : x - Self.gap
  }

  /// Returns where the space for the title ends.
  private func layOutRight() -> CGFloat {
    var x = bounds.width - Self.margin
    for view in right {
      place(view, at: x - size(of: view).width)
      x = view.frame.minX - Self.gap
    }
    return right.isEmpty ? bounds.width : x + Self.gap
  }

  private func size(of view: UIView) -> CGSize {
    guard let button = view as? BarButton else { return view.bounds.size }
    return CGSize(width: button.intrinsicContentSize.width, height: bounds.height)
  }

  private func place(_ view: UIView, at x: CGFloat) {
    let size = size(of: view)
    view.frame = CGRect(
      x: aligned(x), y: aligned((bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// To the nearest whole pixel.
  private func aligned(_ length: CGFloat) -> CGFloat {
    (length * layer.contentsScale).rounded() / layer.contentsScale
  }
}
