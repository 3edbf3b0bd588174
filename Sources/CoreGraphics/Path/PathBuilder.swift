import Foundation

/// Elements in the making: what mutable paths and contexts have in common.
struct PathBuilder {
  private(set) var elements: [CGPathElementValue]
  /// What each new point goes through.
  var transform: CGAffineTransform
  /// Where the pen is, after `transform`.
  private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  init(transform: CGAffineTransform) {
    (elements, self.transform) = ([], transform)
  }

  /// Goes on from where `elements` end.
  init(_ elements: [CGPathElementValue], transform: CGAffineTransform = .identity) {
    (self.elements, self.transform) = (elements, transform)
    let opening = elements.last { if case .move = $0 { true } else { false } }
    start = opening?.end
    currentPoint = elements.last?.end ?? start
  }

  mutating func move(to point: CGPoint) {
    append(.move(point))
    start = currentPoint
  }

  mutating func addLine(to point: CGPoint) {
    open(at: point)
    append(.line(point))
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    open(at: control)
    append(.quad(control: control, end: end))
  }

  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    open(at: control1)
    append(.curve(control1: control1, control2: control2, end: end))
  }

  mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  mutating func add(_ other: [CGPathElementValue]) {
    for element in other {
      if case .move(let point) = element {
        move(to: point)
      } else if element == .close {
        close()
      } else {
        append(element)
      }
    }
  }

  mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    points.dropFirst().forEach { addLine(to: $0) }
  }

  mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    addLines(between: rect.standardized.corners)
    close()
  }

  /// A path that begins with a line or a curve begins where that leads.
  private mutating func open(at point: CGPoint) {
    if currentPoint == nil { move(to: point) }
  }

  private mutating func append(_ element: CGPathElementValue) {
    elements.append(element.applying(transform))
    currentPoint = elements.last?.end
  }
}
