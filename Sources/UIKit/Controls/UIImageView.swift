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

  /// What shows one after the other between `startAnimating()` and `stopAnimating()`.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Of one round, in seconds; 0 for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0

  /// 0 for ever.
  open var animationRepeatCount = 0

  private var hasStarted = false
  private var isAwaitingWindow = false

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

  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images, !images.isEmpty else { return }
    (hasStarted, isAwaitingWindow) = (true, window == nil)
    guard !isAwaitingWindow else { return }
    let duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    play(images, over: duration, times: animationRepeatCount, as: Self.animationKey)
  }

  open func stopAnimating() {
    (hasStarted, isAwaitingWindow) = (false, false)
    layer.removeAnimation(forKey: Self.animationKey)
  }

  open var isAnimating: Bool {
    hasStarted && (window == nil || layer.animation(forKey: Self.animationKey) != nil)
  }

  /// An animation ends with its layer's place on the screen; those without an end begin again.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    if shownImage?.images != nil { showImage() }
    if isAwaitingWindow || hasStarted && animationRepeatCount == 0 { startAnimating() }
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
    layer.removeAnimation(forKey: Self.movingPictureKey)
    if let moving = shownImage, let frames = moving.images {
      play(frames, over: moving.duration, times: 0, as: Self.movingPictureKey)
    }
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

extension UIImageView {
  private static let animationKey = "animationImages"
  private static let movingPictureKey = "movingPicture"

  /// Shows images one after the other, so many times, 0 for ever.
  private func play(_ images: [UIImage], over duration: TimeInterval, times: Int, as key: String) {
    let playing = CAKeyframeAnimation(keyPath: "contents")
    playing.values = images.compactMap(\.cgImage)
    playing.calculationMode = .discrete
    playing.duration = duration
    playing.repeatCount = times > 0 ? Float(times) : .infinity
    layer.contentsScale = images.first?.scale ?? layer.contentsScale
    layer.add(playing, forKey: key)
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
