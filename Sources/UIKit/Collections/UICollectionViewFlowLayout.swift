public import Foundation

/// Fills one line after the other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }

  /// Points between lines, at least.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  /// Points between the items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }

  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var flow = Flow(axis: .vertical, breadth: 0)

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    flow = Flow(axis: scrollDirection, breadth: breadth(of: view))
    for section in 0..<view.numberOfSections { flow.add(self.section(section, of: view)) }
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    flow.elements.filter { $0.frame.intersects(rect) }.map(attributes)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.elements.first { $0.kind == nil && $0.indexPath == indexPath }.map(attributes)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    flow.elements.first { $0.kind == elementKind && $0.indexPath == indexPath }.map(attributes)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return breadth(of: view) != flow.breadth
  }
}

extension UICollectionViewFlowLayout {
  /// How much there is across the direction of scrolling, in points.
  private func breadth(of view: UICollectionView) -> CGFloat {
    let room = view.bounds.size
    let inset = view.contentInset
    return scrollDirection == .vertical
      ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom
  }

  /// What the delegate says of a section, or else the layout.
  private func section(_ number: Int, of view: UICollectionView) -> Flow.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    return Flow.Section(
      number: number,
      sizes: (0..<view.numberOfItems(inSection: number)).map { item in
        let path = IndexPath(item: item, section: number)
        return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      },
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: number)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: number)
        ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize)
  }

  private func attributes(of element: Flow.Element) -> UICollectionViewLayoutAttributes {
    let attributes =
      if let kind = element.kind {
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: element.indexPath)
      } else {
        UICollectionViewLayoutAttributes(forCellWith: element.indexPath)
      }
    attributes.frame = element.frame
    return attributes
  }
}
