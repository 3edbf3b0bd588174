public import Foundation

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What a cell shows belongs in here.
  public let contentView = UIView()

  open var isSelected = false {
    didSet { stateDidChange() }
  }

  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, at: 0) }
  }

  /// Shown over the background while the cell is selected or under the finger.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      stateDidChange()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, contentView] { view?.frame = bounds }
  }

  private func replace(_ former: UIView?, with view: UIView?, at index: Int) {
    former?.removeFromSuperview()
    guard let view else { return }
    insertSubview(view, at: index)
    view.frame = bounds
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
