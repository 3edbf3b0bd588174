import UIKit

/// Shows a part of a screenshot that is larger than the view.
final class PictureWindow: UIView {
  /// The places of the shared pieces, from the back to the front.
  private(set) var pieces: [SharedPieceView] = []

  private let picture: UIImageView
  private let image: UIImage

  /// - Parameters:
  ///   - hiddenTop: How far the screenshot sticks out at the top, in points.
  ///   - hiddenBottom: At the bottom.
  init(
    image: UIImage, hiddenTop: CGFloat, hiddenBottom: CGFloat, pieces cuts: CutPieces? = nil
  ) {
    picture = UIImageView(image: image)
    self.image = image
    super.init(frame: .zero)
    clipsToBounds = true
    // It grows with the view, also while that is animated.
    picture.frame = CGRect(x: 0, y: -hiddenTop, width: 0, height: hiddenTop + hiddenBottom)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubview(picture)
    guard let cuts else { return }
    pieces = cuts.outlines.map { SharedPieceView($0, of: cuts) }
    for piece in pieces {
      piece.whenHidden = { [weak self] in self?.fillHoles(of: cuts) }
      addSubview(piece)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let pixels = image.cgImage else { return }
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let scale = max(picture.frame.width / width, picture.frame.height / height)
    for piece in pieces {
      piece.place(
        from: CGPoint(
          x: picture.frame.midX - width * scale / 2, y: picture.frame.midY - height * scale / 2),
        pointsPerPixel: scale)
    }
  }

  /// While nothing is away it is the screenshot itself that shows.
  private func fillHoles(of cuts: CutPieces) {
    let away = Set(pieces.filter(\.isHidden).map(\.outline.name))
    picture.image =
      away.isEmpty
      ? image
      : UIImage(
        cgImage: CGImage(cuts.picture { away.contains($0.name) }), scale: image.scale,
        orientation: .up)
  }
}
