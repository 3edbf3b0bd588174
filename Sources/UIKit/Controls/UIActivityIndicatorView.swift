public import Foundation
import QuartzCore

/// Spokes that turn as long as something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    @available(*, deprecated, renamed: "medium")
    case white = 1
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    case medium = 100
    case large = 101
  }

  private let spokes = SpokesView()

  open var style: Style {
    didSet { styleDidChange() }
  }

  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  /// Nil is the style's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    didSet { showColor() }
  }

  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    spokes.isUserInteractionEnabled = false
    addSubview(spokes)
    showColor()
    updateVisibility()
  }

  open func startAnimating() {
    isAnimating = true
    updateVisibility()
    spokes.turn()
  }

  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
    spokes.stop()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation {
      spokes.bounds = CGRect(origin: .zero, size: intrinsicContentSize)
      spokes.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  /// An animation ends with its layer's place on the screen, and begins again with the next one.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { spokes.turn() }
  }

  private func styleDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showColor()
  }

  private func showColor() {
    spokes.color = color ?? style.color
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}

extension UIActivityIndicatorView.Style {
  /// In points.
  fileprivate var side: CGFloat { isLarge ? 37 : 20 }

  private var isLarge: Bool { [0, 101].contains(rawValue) }

  fileprivate var color: UIColor { [0, 1].contains(rawValue) ? .white : .gray }
}

/// The spokes, each paler than the one before; they go from place to place, not in between.
///
/// Their number and pace are those of imitations: twelve a second before iOS 13, eight in 0.8 s since.
private final class SpokesView: UIView {
  private let count = Ambient.current.profile == .classic ? 12 : 8
  private var period: TimeInterval { count == 12 ? 1 : 0.8 }

  var color = UIColor.gray {
    didSet { setNeedsDisplay() }
  }

  func turn() {
    let turning = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turning.values = (0..<count).map { 2 * Double.pi * Double($0) / Double(count) }
    turning.calculationMode = .discrete
    turning.duration = period
    turning.repeatCount = .infinity
    layer.add(turning, forKey: Self.key)
  }

  func stop() {
    layer.removeAnimation(forKey: Self.key)
  }

  override func draw(_ rect: CGRect) {
    let (radius, length) = (bounds.width / 2, bounds.width / 4)
    let width = bounds.width / (count == 12 ? 11 : 8)
    let spoke = CGRect(x: -width / 2, y: -radius, width: width, height: length)
    for index in 0..<count {
      let share = CGFloat(index) / CGFloat(count)
      let path = UIBezierPath(roundedRect: spoke, cornerRadius: width / 2)
      path.apply(
        CGAffineTransform(translationX: bounds.midX, y: bounds.midY).rotated(by: -2 * .pi * share))
      color.withAlphaComponent(1 - 0.75 * share).setFill()
      path.fill()
    }
  }

  private static let key = "turning"
}
