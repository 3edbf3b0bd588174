public import Foundation

/// The dots of iOS 7 to 13: 7 points wide, 16 points from one to the next.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [UIView] = []

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = page
      countDidChange()
    }
  }

  private var page = 0

  /// Within the number of pages.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      show()
    }
  }

  open var hidesForSinglePage = false {
    didSet { show() }
  }

  /// nil is white with a fifth of its alpha.
  open var pageIndicatorTintColor: UIColor? {
    didSet { show() }
  }

  /// nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { show() }
  }

  /// Whether a tap shows only after `updateCurrentPageDisplay()`.
  open var defersCurrentPageDisplay = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func updateCurrentPageDisplay() {
    show()
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.pitch * CGFloat(max(pageCount, 1)) - 9, height: 37)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = size(forNumberOfPages: numberOfPages).width
    let scale = layer.contentsScale
    let start = ((bounds.width - width) / 2 * scale).rounded() / scale
    let top = ((bounds.height - Self.side) / 2 * scale).rounded() / scale
    for (number, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + CGFloat(number) * Self.pitch, y: top, width: Self.side, height: Self.side)
    }
  }

  /// Left of the middle a tap goes back a page, right of it forward.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let next = page + (touch.location(in: self).x < bounds.midX ? -1 : 1)
    guard next >= 0, next < numberOfPages else { return }
    page = next
    if !defersCurrentPageDisplay { show() }
    sendActions(for: .valueChanged)
  }

  override var mainEvent: Event { .valueChanged }

  override var keepsTaps: Bool { true }

  private static let side: CGFloat = 7
  private static let pitch: CGFloat = 16
}

extension UIPageControl {
  private func countDidChange() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.side / 2
      addSubview(dot)
      return dot
    }
    show()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show() {
    let other = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
    let current = currentPageIndicatorTintColor ?? UIColor(white: 1, alpha: 1)
    for (number, dot) in dots.enumerated() {
      dot.backgroundColor = number == page ? current : other
      dot.isHidden = hidesForSinglePage && numberOfPages < 2
    }
  }
}
