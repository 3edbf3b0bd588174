public import CoreGraphics
public import Foundation
public import QuartzCore

/// Where an element of a collection view is and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  public internal(set) var indexPath: IndexPath
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  public internal(set) var representedElementKind: String?

  open var center = CGPoint.zero
  open var bounds = CGRect.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// Without regard to transforms.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// Puts a view in its place.
  func apply(to view: UIView) {
    view.bounds.size = bounds.size
    view.center = center
    view.alpha = alpha
    view.isHidden = isHidden
    view.layer.zPosition = CGFloat(zIndex)
    view.layer.transform =
      transform == .identity ? transform3D : CATransform3DMakeAffineTransform(transform)
  }
}
