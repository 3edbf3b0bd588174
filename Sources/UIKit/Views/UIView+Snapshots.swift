import Foundation

/// Pictures of views, taken at once.
extension UIView {
  func snapshot(
    of rect: CGRect, afterScreenUpdates afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      snapshot.layer.contents = picture(of: rect, afterScreenUpdates: afterUpdates)
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(1 - (capInsets.left + capInsets.right) / rect.width, 0),
        height: max(1 - (capInsets.top + capInsets.bottom) / rect.height, 0))
    }
    return snapshot
  }

  func drawPicture(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(),
      let picture = picture(of: bounds, afterScreenUpdates: afterUpdates)
    else { return false }
    context.draw(picture, inTopDown: rect)
    return true
  }
}

/// What a snapshot is shown by; traces tell it by its name.
final class SnapshotView: UIView {}
