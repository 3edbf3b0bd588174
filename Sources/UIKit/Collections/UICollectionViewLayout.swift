public import Foundation

/// Says where the elements of a collection view are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  /// Unlike Apple's, it reads nothing from the coder: there are no nibs here.
  public required init?(coder: NSCoder) {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Comes before the first question, and again after the layout was invalidated.
  open func prepare() {}

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }
}
