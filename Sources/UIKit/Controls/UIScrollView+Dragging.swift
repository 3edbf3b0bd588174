import Foundation

/// A finger that drags the content.
extension UIScrollView {
  private var horizontal: ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      content: contentSize.width, before: inset.left, after: inset.right, extent: bounds.width)
  }

  private var vertical: ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      content: contentSize.height, before: inset.top, after: inset.bottom, extent: bounds.height)
  }

  /// Whether a finger that went so far scrolls: only along an axis on which there is something to scroll
  /// or to bounce.
  func scrolls(along travel: SIMD2<Double>) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(travel.x) > abs(travel.y) ? movesSideways : movesUpright
  }

  private var movesSideways: Bool {
    horizontal.isScrollable || (bounces && alwaysBounceHorizontal)
  }

  private var movesUpright: Bool {
    vertical.isScrollable || (bounces && alwaysBounceVertical)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      dragStart = contentOffset
      delegate?.scrollViewWillBeginDragging(self)
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDragging(velocity: pan.velocity(in: superview))
    default: endDragging(velocity: .zero)
    }
  }

  /// Fingers are followed in the coordinates around the view: its own move with the content.
  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    var offset = contentOffset
    if movesSideways { offset.x = place(dragStart.x - way.x, in: horizontal) }
    if movesUpright { offset.y = place(dragStart.y - way.y, in: vertical) }
    contentOffset = offset
  }

  private func place(_ offset: CGFloat, in range: ScrollRange) -> CGFloat {
    bounces ? range.pulled(to: offset) : range.nearest(to: offset)
  }

  private func endDragging(velocity: CGPoint) {
    // The content goes against the finger.
    let velocity = CGPoint(x: -velocity.x, y: -velocity.y)
    var target = contentOffset
    target.x = rest(target.x, in: horizontal, velocity: velocity.x)
    target.y = rest(target.y, in: vertical, velocity: velocity.y)
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    isDragging = false
    isDecelerating = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    if isDecelerating { settle(at: target) }
  }

  private func rest(_ offset: CGFloat, in range: ScrollRange, velocity: CGFloat) -> CGFloat {
    isPagingEnabled
      ? range.page(at: offset, velocity: velocity) : range.nearest(to: offset)
  }

  private func settle(at target: CGPoint) {
    UIView.animate(
      withDuration: Self.scrollDuration, delay: 0,
      options: [.curveEaseOut, .allowUserInteraction]
    ) {
      self.contentOffset = target
      self.layoutIfNeeded()
    } completion: { _ in
      self.isDecelerating = false
      self.delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
