import Foundation

/// Which cells and other views are on.
extension UICollectionView {
  var events: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  func path(of touches: Set<UITouch>) -> IndexPath? {
    touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
  }

  @discardableResult
  func unhighlight() -> IndexPath? {
    guard let path = highlighted else { return nil }
    highlighted = nil
    cells[path]?.isHighlighted = false
    events?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }

  func count() {
    guard needsReload else { return }
    needsReload = false
    for path in indexPathsForVisibleItems { retire(path) }
    for key in supplements.keys.sorted() { retire(key) }
    guard let dataSource else {
      counts = []
      return
    }
    counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func prepareLayout() {
    count()
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Brings on what has come into sight, and puts away what has left it.
  func showElements() {
    let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let items = shown.filter { $0.representedElementCategory == .cell }
    let others = shown.filter { $0.representedElementCategory == .supplementaryView }
    let paths = Set(items.map(\.indexPath))
    for path in indexPathsForVisibleItems where !paths.contains(path) { retire(path) }
    let keys = Set(others.map(key))
    for key in supplements.keys.sorted() where !keys.contains(key) { retire(key) }
    items.forEach(show)
    others.forEach(showSupplement)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = cells[path] {
      place(cell, attributes)
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    UIView.performWithoutAnimation {
      place(cell, attributes)
      cell.isSelected = selection.contains(path)
      cells[path] = cell
      addSubview(cell)
    }
    events?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func showSupplement(_ attributes: UICollectionViewLayoutAttributes) {
    let key = key(attributes)
    let known = supplements[key]
    let view =
      known
      ?? dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    guard let view else { return }
    place(view, attributes)
    guard known == nil else { return }
    supplements[key] = view
    addSubview(view)
  }

  private func key(_ attributes: UICollectionViewLayoutAttributes) -> SupplementKey {
    SupplementKey(
      kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
  }

  func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let attributes else { return }
    attributes.apply(to: view)
    view.apply(attributes)
  }

  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.isSelected = false
    cell.isHighlighted = false
    reuse.enqueue(cell, kind: "")
    events?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  private func retire(_ key: SupplementKey) {
    guard let view = supplements.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    reuse.enqueue(view, kind: key.kind)
  }
}
