public import Foundation
import QuartzCore

/// The switch of iOS 7 to 12: 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private let track = UIView()
  private let hole = UIView()
  private let thumb = ControlThumb()
  private var isShownOn = false

  open var isOn: Bool {
    get { isShownOn }
    set { setOn(newValue, animated: false) }
  }

  /// nil is green.
  open var onTintColor: UIColor? {
    didSet { show() }
  }

  open var thumbTintColor: UIColor? {
    didSet { thumb.color = thumbTintColor }
  }

  /// Unlike Apple's, without effect, as on iPhones.
  open var onImage: UIImage?
  /// Unlike Apple's, without effect, as on iPhones.
  open var offImage: UIImage?
  /// Unlike Apple's, without effect, as on iPhones.
  open var title: String?
  /// Unlike Apple's, without effect, as on iPhones.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  /// The size of the frame doesn't count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.frame.size = Self.size
    setUp()
  }

  private func setUp() {
    for view in [track, hole, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isShownOn else { return }
    isShownOn = on
    guard animated, window != nil else { return show() }
    move()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// A finger that goes to the other side takes the thumb along; one that stays where it is lets it
  /// change sides when it goes.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let travel = touch.map { $0.location(in: nil).x - $0.origin.x } ?? 0
    let wanted = abs(travel) < Self.slip ? !isOn : travel > 0
    guard isTouchInside, wanted != isOn else { return }
    setOn(wanted, animated: true)
    sendActions(for: .valueChanged)
  }

  override var mainEvent: Event { .valueChanged }

  override var keepsTaps: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    if window == nil { show() } else { move() }
  }

  private static let size = CGSize(width: 51, height: 31)
  /// A finger that has gone further, in points, has dragged the thumb; the number is an estimate.
  private static let slip: CGFloat = 10
}

extension UISwitch {
  private func move() {
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.show()
    }
  }

  /// Puts everything where it belongs; the thumb is wider under a finger.
  private func show() {
    let whole = CGRect(origin: .zero, size: bounds.size)
    let width = ControlThumb.side + (isHighlighted ? 7 : 0)
    let edge = (whole.height - ControlThumb.side) / 2
    track.frame = whole
    track.layer.cornerRadius = whole.height / 2
    track.backgroundColor = isOn ? onTintColor ?? Self.green : ownTintColor ?? Self.rim
    hole.bounds = whole.insetBy(dx: edge, dy: edge)
    hole.center = CGPoint(x: whole.midX, y: whole.midY)
    hole.layer.cornerRadius = hole.bounds.height / 2
    hole.backgroundColor = Self.paper
    let isOpen = !isOn && !isHighlighted
    hole.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.01, y: 0.01)
    thumb.frame = CGRect(
      x: isOn ? whole.maxX - edge - width : edge, y: edge, width: width, height: ControlThumb.side)
    for view in [track, hole] { view.alpha = isEnabled ? 1 : 0.5 }
  }

  /// Of iOS 7 to 12; in the dark as on iOS 13.
  private static let green = UIColor(light: 0x4CD964, dark: 0x30D158)
  private static let rim = UIColor(light: 0xE5E5E5, dark: 0x39393D)
  private static let paper = UIColor(light: 0xFFFFFF, dark: 0x39393D)
}
