public import Foundation

/// A view that a collection view uses again for another element.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of a registered class; calls the class's own `init(frame:)`.
  ///
  /// Unlike Apple's: the runtime can call that one by itself. Every subclass inherits this, so that
  /// none has to declare `init(frame:)` as required.
  public required convenience init(registeredIn frame: CGRect) {
    self.init(frame: frame)
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
