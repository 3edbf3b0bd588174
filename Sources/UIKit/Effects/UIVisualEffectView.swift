public import Foundation

/// Shows what lies behind it through an effect, and its contents on top.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let tint = UIView()
  private let contents = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Where subviews go.
  open var contentView: UIView { contents }

  /// Changes within an animation block move the blur, the colours and the tint.
  open var effect: UIVisualEffect? {
    didSet { show(effect?.look ?? EffectLook()) }
  }

  /// Unlike Apple's, which doesn't allow it, a subview of one's own is put into the contents.
  open override func addSubview(_ view: UIView) {
    UIKitLog.current.warn(
      "\(type(of: view)) was added to a UIVisualEffectView itself and went to its contentView.")
    contents.addSubview(view)
  }

  private func setUp() {
    for view in [backdrop, tint, contents] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(view)
    }
    tint.isUserInteractionEnabled = false
    show(effect?.look ?? EffectLook())
  }

  private func show(_ look: EffectLook) {
    backdrop.show(look)
    tint.backgroundColor = look.tint
  }
}
