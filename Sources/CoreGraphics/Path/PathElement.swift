package import Foundation

/// One step of a path.
package enum CGPathElementValue: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// Where the pen is afterwards; nil for a closing, which returns to its subpath's start.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }

  /// Control points and the end, in order.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  var isFinite: Bool {
    switch self {
    case .move(let end), .line(let end): end.isFinite
    case .quad(let control, let end): control.isFinite && end.isFinite
    case .curve(let control1, let control2, let end):
      control1.isFinite && control2.isFinite && end.isFinite
    case .close: true
    }
  }

  package func applying(_ t: CGAffineTransform) -> CGPathElementValue {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }
}
