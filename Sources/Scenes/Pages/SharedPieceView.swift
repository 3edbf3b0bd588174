import Transitions
import UIKit

/// The place of a shared piece on its screenshot, which shows the piece: the view itself draws nothing. While
/// it is hidden, the screenshot has a filled hole there.
final class SharedPieceView: UIView {
  let outline: CutPieces.Outline
  /// Called when it was hidden or shown again.
  var whenHidden: (() -> Void)?

  private let cuts: CutPieces
  /// In the screenshot as it is shown.
  private var pointsPerPixel: CGFloat = 1

  init(_ outline: CutPieces.Outline, of cuts: CutPieces) {
    (self.outline, self.cuts) = (outline, cuts)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.name = outline.name
  }

  required init?(coder: NSCoder) { nil }

  /// The radius of its corners, in points.
  var radius: CGFloat { outline.radius * pointsPerPixel }

  /// - Parameter origin: Where the screenshot begins.
  func place(from origin: CGPoint, pointsPerPixel: CGFloat) {
    self.pointsPerPixel = pointsPerPixel
    let pixels = outline.frame
    frame = CGRect(
      x: origin.x + CGFloat(pixels.x) * pointsPerPixel,
      y: origin.y + CGFloat(pixels.y) * pointsPerPixel,
      width: CGFloat(pixels.width) * pointsPerPixel,
      height: CGFloat(pixels.height) * pointsPerPixel)
  }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      whenHidden?()
    }
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    FlyingPiece(outline, of: cuts, radius: radius)
  }
}

/// A shared piece on its way: its pixels, and its shadow around them, which fades.
private final class FlyingPiece: UIView, MagicMoveTraveller {
  private let core: UIImageView
  private let halo: UIImageView
  private let outline: CutPieces.Outline

  init(_ outline: CutPieces.Outline, of cuts: CutPieces, radius: CGFloat) {
    self.outline = outline
    core = UIImageView(image: UIImage(cgImage: CGImage(cuts.core(of: outline))))
    halo = UIImageView(image: UIImage(cgImage: CGImage(cuts.halo(of: outline))))
    super.init(frame: .zero)
    layer.name = outline.name
    for part in [halo, core] {
      part.contentMode = .scaleToFill
      addSubview(part)
    }
    core.layer.cornerRadius = radius
    core.clipsToBounds = radius > 0
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (frame, hole) = (outline.frame, outline.hole)
    let x = bounds.width / CGFloat(frame.width)
    let y = bounds.height / CGFloat(frame.height)
    core.frame = bounds
    halo.frame = CGRect(
      x: CGFloat(hole.x - frame.x) * x, y: CGFloat(hole.y - frame.y) * y,
      width: CGFloat(hole.width) * x, height: CGFloat(hole.height) * y)
  }

  func travel(to destination: UIView) {
    halo.alpha = 0
    guard let place = destination as? SharedPieceView else { return }
    if place.radius > 0 { core.clipsToBounds = true }
    core.layer.cornerRadius = place.radius
  }
}
