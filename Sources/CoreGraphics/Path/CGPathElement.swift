public import Foundation

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, as `applyWithBlock` shows it.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One, two, three or no points; good only inside the block.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

extension CGPath {
  /// Calls the block with each element from the first to the last.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      for element in elements {
        _ = buffer.update(fromContentsOf: element.points)
        withUnsafePointer(to: CGPathElement(type: element.type, points: points)) { block($0) }
      }
    }
  }
}

extension CGPathElementValue {
  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
