import UIKit

/// Holds a container of screenshots: their bars stay at the top and at the bottom, and the container
/// moves what is between them.
final class PinnedBarsController: UIViewController {
  let container: UIViewController
  private let bars: Bars
  private var bands: [UIView] = []

  init(container: UIViewController, bars: Bars) {
    (self.container, self.bars) = (container, bars)
    super.init(nibName: nil, bundle: nil)
    nameInLog = "pinned bars"
    addChild(container)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(container.view)
    container.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    container.view.frame = CGRect(
      x: 0, y: bars.top, width: view.bounds.width,
      height: max(view.bounds.height - bars.top - bars.bottom, 0))
    for (index, band) in bands.enumerated() { band.frame = frame(ofBandAtTop: index == 0) }
  }

  /// Shows the bars of `screen`, faded in beside a transition if there is one.
  func show(
    barsOf screen: PictureController,
    beside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let old = bands
    let rest = view.bounds.height
    bands = [
      PictureWindow(image: screen.image, hiddenTop: 0, hiddenBottom: rest - bars.top),
      PictureWindow(image: screen.image, hiddenTop: rest - bars.bottom, hiddenBottom: 0),
    ]
    for (index, band) in bands.enumerated() {
      band.layer.name = index == 0 ? "top bars" : "bottom bars"
      band.frame = frame(ofBandAtTop: index == 0)
      band.isHidden = band.bounds.height == 0
      view.addSubview(band)
    }
    guard let coordinator else { return old.forEach { $0.removeFromSuperview() } }
    let new = bands
    for band in new { band.alpha = 0 }
    coordinator.animate(
      alongsideTransition: { _ in new.forEach { $0.alpha = 1 } },
      completion: { _ in old.forEach { $0.removeFromSuperview() } })
  }

  private func frame(ofBandAtTop isTop: Bool) -> CGRect {
    let height = isTop ? bars.top : bars.bottom
    return CGRect(
      x: 0, y: isTop ? 0 : view.bounds.height - height, width: view.bounds.width, height: height)
  }
}
