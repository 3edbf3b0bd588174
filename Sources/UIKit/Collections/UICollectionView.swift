public import Foundation

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // What `UICollectionView+Elements.swift` keeps here.
  var reuse = ReuseQueue()
  var isPrepared = false
  var needsReload = true
  var counts: [Int] = []
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [SupplementKey: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []
  var highlighted: IndexPath?

  struct SupplementKey: Hashable, Comparable {
    var kind: String
    var path: IndexPath

    static func < (one: SupplementKey, other: SupplementKey) -> Bool {
      (one.kind, one.path) < (other.kind, other.path)
    }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutWasInvalidated()
    }
  }

  /// Lies behind the cells, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// With a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // Making cells.

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, kind: "", identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass, kind: elementKind, identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = reuse.dequeue(kind: "", identifier) as? UICollectionViewCell else {
      preconditionFailure("no cell class is registered for the identifier '\(identifier)'")
    }
    place(cell, collectionViewLayout.layoutAttributesForItem(at: indexPath))
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reuse.dequeue(kind: elementKind, identifier) else {
      preconditionFailure("no class is registered for \(elementKind), '\(identifier)'")
    }
    return view
  }

  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "CellRegistration.\(Cell.self)"
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("a cell of another class than \(Cell.self) was dequeued")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  // What there is.

  open var numberOfSections: Int {
    count()
    return counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    count()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func reloadData() {
    needsReload = true
    selection = []
    layoutWasInvalidated()
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { retire(path) }
    setNeedsLayout()
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// In order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// nil for an item that isn't on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells[indexPath]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[SupplementKey(kind: elementKind, path: indexPath)]
  }

  /// `point` in the content's coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // Selection.

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// As Apple's, doesn't tell the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      selection.forEach { deselectItem(at: $0, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    layoutIfNeeded()
    setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
  }

  // Layout.

  open override func layoutSubviews() {
    super.layoutSubviews()
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { isPrepared = false }
    prepareLayout()
    showElements()
    backgroundView?.frame = bounds
  }

  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  // Touches.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = path(of: touches), allowsSelection,
      events?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cells[path]?.isHighlighted = true
    events?.collectionView(self, didHighlightItemAt: path)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = unhighlight(), path == self.path(of: touches) else { return }
    tap(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  /// What a tap on an item does: it selects, and tells the delegate.
  package func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectItem(at: indexPath, animated: true)
      events?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard events?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let former = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for path in former { events?.collectionView(self, didDeselectItemAt: path) }
    events?.collectionView(self, didSelectItemAt: indexPath)
  }
}
