import CoreGraphics
import Foundation

/// One block in the middle of the screen, or two at its lower end: what can be done, and what cancels.
final class AlertView: UIView {
  private var contents = AlertContents()
  private var blocks: [AlertBlock] = []

  /// Between the blocks of a sheet, in points.
  private static let gap: CGFloat = 8

  func show(_ contents: AlertContents, whenChosen choose: @escaping (UIAlertAction) -> Void) {
    self.contents = contents
    for block in blocks { block.removeFromSuperview() }
    blocks = Self.parts(of: contents).map { AlertBlock($0, whenChosen: choose) }
    for block in blocks { addSubview(block) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Where it stands in a container.
  func frame(within container: UIView) -> CGRect {
    let bounds = container.bounds
    switch contents.style {
    case .alert:
      let size = sizeThatFits(CGSize(width: min(AlertBlock.width, bounds.width), height: 0))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    case .actionSheet:
      // Two points less on phones without a home button.
      let below = container.safeAreaInsets.bottom
      let margin: CGFloat = below > 0 ? 8 : 10
      let size = sizeThatFits(
        CGSize(width: min(bounds.width, bounds.height) - 2 * margin, height: 0))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: bounds.height - max(below, margin) - size.height, width: size.width,
        height: size.height)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = blocks.map { $0.height(width: size.width) }
    return CGSize(
      width: size.width,
      height: heights.reduce(0, +) + Self.gap * CGFloat(max(blocks.count - 1, 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for block in blocks {
      let height = block.height(width: bounds.width)
      block.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + Self.gap
    }
  }

  private static func parts(of contents: AlertContents) -> [AlertContents] {
    guard contents.style == .actionSheet else { return [contents] }
    var (upper, lower) = (contents, AlertContents())
    upper.actions = contents.actions.filter { $0.style != .cancel }
    lower.style = .actionSheet
    lower.actions = contents.actions.filter { $0.style == .cancel }
    lower.emphasized = contents.emphasized
    return [upper, lower].filter { !$0.actions.isEmpty || $0.title != nil || $0.message != nil }
  }
}
