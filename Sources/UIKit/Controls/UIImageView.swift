import CoreGraphics
public import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      showImage()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }

  open var isHighlighted = false {
    didSet { showImage() }
  }

  /// As large as the image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// As large as the image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
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
    isUserInteractionEnabled = false
    showImage()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}

extension UIImageView {
  private var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// Hands the picture to the layer; a template is filled with the tint colour.
  fileprivate func showImage() {
    guard let image = shownImage, let picture = image.cgImage else {
      layer.contents = nil
      return
    }
    let isTemplate = image.renderingMode == .alwaysTemplate
    let tint = tintColor.resolvedColor(with: traitCollection).cgColor
    layer.contentsScale = image.scale
    layer.contentsCenter = image.stretchingPart
    layer.contents = isTemplate ? picture.tinted(tint) : picture
  }
}

extension UIImage {
  /// What lies between the caps, as a part of the unit square.
  fileprivate var stretchingPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return CGRect(
      x: middle.minX / size.width, y: middle.minY / size.height,
      width: max(middle.width, 0) / size.width, height: max(middle.height, 0) / size.height)
  }
}
