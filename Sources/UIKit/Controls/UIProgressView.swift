public import Foundation

/// The bar of iOS 7 to 13: two points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  private let track = UIImageView()
  private let way = UIImageView()
  private var share: Float = 0

  open var progressViewStyle = Style.default {
    didSet { show() }
  }

  /// From 0 to 1.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// nil is the tint.
  open var progressTintColor: UIColor? {
    didSet { show() }
  }

  /// nil is grey; nothing in a bar.
  open var trackTintColor: UIColor? {
    didSet { show() }
  }

  open var progressImage: UIImage? {
    didSet { show() }
  }

  open var trackImage: UIImage? {
    didSet { show() }
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
    show()
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
    for view in [track, way] { addSubview(view) }
    show()
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    share = min(max(progress, 0), 1)
    guard animated, window != nil else { return place() }
    // How long that takes at Apple's isn't known.
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) {
      self.place()
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }
}

extension UIProgressView {
  private func show() {
    let grey = progressViewStyle == .bar ? nil : Self.grey
    track.image = trackImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? grey : nil
    way.image = progressImage
    way.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    place()
  }

  private func place() {
    track.frame = CGRect(origin: .zero, size: bounds.size)
    way.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(share), height: bounds.height)
    let isRound = progressViewStyle == .default
    for view in [track, way] { view.layer.cornerRadius = isRound ? bounds.height / 2 : 0 }
  }

  /// Of iOS 7 to 12; in the dark an estimate.
  private static let grey = UIColor(light: 0xB7B7B7, dark: 0x48484A)
}

extension UIProgressView.Style {
  /// In points; that of a bar is uncertain.
  fileprivate var height: CGFloat { self == .bar ? 2.5 : 2 }
}
