import UIKit

/// A screen that is a screenshot.
final class PictureController: ScreenController {
  let image: UIImage
  /// What traces call it.
  private let name: String
  /// What is left out at the top and at the bottom because a container shows it, in points.
  private let bars: Bars

  init(name: String, image: UIImage, bars: Bars) {
    (self.name, self.image, self.bars) = (name, image, bars)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let window = PictureWindow(image: image, hiddenTop: bars.top, hiddenBottom: bars.bottom)
    window.layer.name = name
    window.frame = UIScreen.main.bounds
    window.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = window
  }
}

/// Shows a part of a screenshot that is larger than the view.
final class PictureWindow: UIView {
  private let picture: UIImageView
  private let hiddenTop: CGFloat
  private let hiddenBottom: CGFloat

  /// - Parameters:
  ///   - hiddenTop: How far the screenshot sticks out at the top, in points.
  ///   - hiddenBottom: At the bottom.
  init(image: UIImage, hiddenTop: CGFloat, hiddenBottom: CGFloat) {
    picture = UIImageView(image: image)
    (self.hiddenTop, self.hiddenBottom) = (hiddenTop, hiddenBottom)
    super.init(frame: .zero)
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: 0, y: -hiddenTop, width: bounds.width,
      height: bounds.height + hiddenTop + hiddenBottom)
  }
}
