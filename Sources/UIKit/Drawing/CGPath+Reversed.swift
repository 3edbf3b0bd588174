import CoreGraphics

extension CGPath {
  /// The same outline drawn from its end to its beginning, the last subpath first.
  func reversed() -> CGPath {
    let path = CGMutablePath()
    for stroke in strokes().reversed() { stroke.addReversed(to: path) }
    return path
  }

  private func strokes() -> [Stroke] {
    var strokes: [Stroke] = []
    for element in elements {
      switch element {
      case .move(let point):
        strokes.append(Stroke(start: point))
      case .close where !strokes.isEmpty:
        strokes[strokes.count - 1].isClosed = true
      case .close:
        break
      default:
        strokes.continueAfterClosing()
        strokes[strokes.count - 1].pieces.append(element.points)
      }
    }
    return strokes
  }
}

/// A subpath: each piece holds the points after the current one, one for a line, two or three for
/// curves.
private struct Stroke {
  var start: CGPoint
  var pieces: [[CGPoint]] = []
  var isClosed = false

  private var end: CGPoint { pieces.last?.last ?? start }

  func addReversed(to path: CGMutablePath) {
    path.move(to: end)
    for index in pieces.indices.reversed() {
      let target = index == 0 ? start : pieces[index - 1].last ?? start
      let controls = Array(pieces[index].dropLast().reversed())
      switch controls.count {
      case 0: path.addLine(to: target)
      case 1: path.addQuadCurve(to: target, control: controls[0])
      default: path.addCurve(to: target, control1: controls[0], control2: controls[1])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

extension [Stroke] {
  /// A piece after a closed subpath, or before any, begins a new one where that began.
  fileprivate mutating func continueAfterClosing() {
    guard last?.isClosed ?? true else { return }
    append(Stroke(start: last?.start ?? .zero))
  }
}
