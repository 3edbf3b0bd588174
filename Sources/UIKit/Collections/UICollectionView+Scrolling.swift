import CoreGraphics
import Foundation

extension UICollectionView {
  /// The offset, within the content, that shows a rectangle at a place of the view.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.centeredVertically) { offset.y += frame.midY - seen.midY }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + inset.right }
    if position.contains(.centeredHorizontally) { offset.x += frame.midX - seen.midX }
    let greatest = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(
      x: min(max(offset.x, -inset.left), greatest.x),
      y: min(max(offset.y, -inset.top), greatest.y))
  }
}
