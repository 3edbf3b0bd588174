import CoreGraphics

/// The container of one presentation; its controller hears when it is laid out.
@MainActor
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?

  init(frame: CGRect, presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var traitCollection: UITraitCollection {
    let overrides = [presentation?.ownTraits, presentation?.overrideTraitCollection]
      .compactMap(\.self)
    guard !overrides.isEmpty else { return super.traitCollection }
    return UITraitCollection(traitsFrom: [super.traitCollection] + overrides)
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
