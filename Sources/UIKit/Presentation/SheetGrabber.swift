import CoreGraphics

/// The bar at the top edge of a card: 36×5 points, 5 points below the edge, as on iOS 15 and later.
@MainActor
final class SheetGrabber: UIView {
  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    layer.cornerRadius = 2.5
    layer.zPosition = 1
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  }

  func place(in card: UIView) {
    frame = CGRect(x: (card.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
