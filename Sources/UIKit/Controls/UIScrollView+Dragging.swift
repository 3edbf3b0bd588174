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
      dragAxes = axes(along: pan.translation(in: superview))
      delegate?.scrollViewWillBeginDragging(self)
      follow(pan)
    case .changed: follow(pan)
    case .ended: endDragging(velocity: pan.velocity(in: superview))
    default: endDragging(velocity: .zero)
    }
  }

  /// The axes that a drag moves along which began so: with the lock on, one that is at least twice as
  /// fast along one axis keeps to it. Apple names no number for where a diagonal begins.
  private func axes(along way: CGPoint) -> (horizontal: Bool, vertical: Bool) {
    guard isDirectionalLockEnabled else { return (true, true) }
    let (x, y) = (abs(way.x), abs(way.y))
    return (horizontal: x * 2 > y, vertical: y * 2 > x)
  }

  /// Fingers are followed in the coordinates around the view: its own move with the content.
  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    var offset = contentOffset
    if movesSideways, dragAxes.horizontal { offset.x = place(dragStart.x - way.x, in: horizontal) }
    if movesUpright, dragAxes.vertical { offset.y = place(dragStart.y - way.y, in: vertical) }
    contentOffset = offset
  }

  /// Where the content may rest.
  func nearestOffset(to offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontal.nearest(to: offset.x), y: vertical.nearest(to: offset.y))
  }

  private func place(_ offset: CGFloat, in range: ScrollRange) -> CGFloat {
    bounces ? range.pulled(to: offset) : range.nearest(to: offset)
  }

  private func endDragging(velocity: CGPoint) {
    // The content goes against the finger.
    var x = release(
      at: contentOffset.x, -velocity.x, in: horizontal, moves: movesSideways && dragAxes.horizontal)
    var y = release(
      at: contentOffset.y, -velocity.y, in: vertical, moves: movesUpright && dragAxes.vertical)
    var target = CGPoint(x: x.target, y: y.target)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
      targetContentOffset: &target)
    x.aim(at: target.x)
    y.aim(at: target.y)
    isDragging = false
    isDecelerating = !(x.isRest && y.isRest)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
    guard isDecelerating else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    coast = ScrollCoast(of: self, x: x.course, y: y.course)
  }

  private func release(
    at offset: CGFloat, _ velocity: CGFloat, in range: ScrollRange, moves: Bool
  ) -> ScrollRelease {
    ScrollRelease(
      offset: offset, velocity: moves ? velocity : 0, range: range, bounces: bounces,
      isPaging: isPagingEnabled, rate: decelerationRate)
  }

  /// A finger comes down on content that moves, or somebody puts it elsewhere: it stands.
  func stopCoasting() {
    guard let coast else { return }
    coast.stop()
    endCoasting()
  }

  func endCoasting() {
    coast = nil
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
