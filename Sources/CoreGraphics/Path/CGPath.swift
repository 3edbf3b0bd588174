public import Foundation

/// A path of lines and curves that doesn't change, unless it is a `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
  fileprivate(set) var builder: PathBuilder

  package init(elements: [CGPathElementValue]) {
    builder = PathBuilder(elements)
  }

  package var elements: [CGPathElementValue] { builder.elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addRect(rect) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(transform) { $0.addEllipse(in: rect) }
  }

  /// Corners that don't fit are made smaller.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  private convenience init(
    _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathBuilder) -> Void
  ) {
    var builder = PathBuilder(transform: transform?.pointee ?? .identity)
    build(&builder)
    self.init(elements: builder.elements)
  }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension CGPath {
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is; zero in an empty path.
  public var currentPoint: CGPoint { builder.currentPoint ?? .zero }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: applying(transform?.pointee ?? .identity).elements)
  }

  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }
}

/// A path that grows. Not to be shared between threads while it does; `copy()` gives one that stands.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [CGPathElementValue]) {
    super.init(elements: elements)
  }

  /// Lets `change` add to the path, each point through `transform`.
  func build(_ transform: CGAffineTransform, _ change: (inout PathBuilder) -> Void) {
    builder.transform = transform
    change(&builder)
  }
}
