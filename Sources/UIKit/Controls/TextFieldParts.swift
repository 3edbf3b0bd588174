import CoreGraphics
import Foundation

extension UITextField.BorderStyle {
  /// Points free at both ends of the line.
  var margin: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// Points free above and below the line together.
  var padding: CGFloat {
    switch self {
    case .none, .roundedRect: 0
    case .line: 2
    case .bezel: 6
    }
  }

  var color: UIColor {
    switch self {
    case .none, .line: UIColor(light: 0x000000, dark: 0xFFFFFF)
    case .bezel: UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    case .roundedRect: UIColor(light: 0xCCCCCC, dark: 0x38383A)
    }
  }
}

/// The line of text in a field, which the field draws.
final class TextFieldLine: UIView {
  weak var field: UITextField?

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    field?.drawLine(in: bounds)
  }
}

/// The grey disc with a cross: 19 × 19 points, of which 14 are painted.
final class ClearButton: UIButton {
  static let side: CGFloat = 19

  override var isLogged: Bool { false }

  override func draw(_ rect: CGRect) {
    let disc = bounds.insetBy(dx: 2.5, dy: 2.5)
    UIColor.systemGray3.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = UIBezierPath()
    let arm = disc.insetBy(dx: 4.25, dy: 4.25)
    cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
    cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
    cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
    cross.lineWidth = 1
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
