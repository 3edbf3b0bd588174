import UIKit

/// An icon of a tab bar: a black shape on nothing, of which only the alpha counts.
struct Icon {
  var name: String
  /// Draws within 25 × 25 points.
  var draw: @MainActor () -> Void

  /// The icon at three pixels a point, as a PNG file.
  @MainActor var png: Data {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (3, false)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25), format: format)
    return renderer.pngData { _ in
      UIColor.black.set()
      draw()
    }
  }

  static let all = [
    Icon(name: "explore") {
      let ridge = UIBezierPath()
      ridge.move(to: CGPoint(x: 1.5, y: 21.5))
      for point in [(9.0, 7.5), (13.2, 14.4), (15.8, 10.6), (23.5, 21.5)] {
        ridge.addLine(to: CGPoint(x: point.0, y: point.1))
      }
      ridge.close()
      ridge.lineJoinStyle = .round
      ridge.lineWidth = 2
      ridge.stroke()
      UIBezierPath(ovalIn: CGRect(x: 16.5, y: 3.5, width: 4.5, height: 4.5)).fill()
    },
    Icon(name: "saved") {
      let ribbon = UIBezierPath()
      ribbon.move(to: CGPoint(x: 6, y: 2.5))
      for point in [(19.0, 2.5), (19, 22.5), (12.5, 17), (6, 22.5)] {
        ribbon.addLine(to: CGPoint(x: point.0, y: point.1))
      }
      ribbon.close()
      ribbon.lineJoinStyle = .round
      ribbon.lineWidth = 2
      ribbon.stroke()
    },
    Icon(name: "profile") {
      let head = UIBezierPath(ovalIn: CGRect(x: 8, y: 2.5, width: 9, height: 9))
      head.lineWidth = 2
      head.stroke()
      let shoulders = UIBezierPath()
      shoulders.move(to: CGPoint(x: 3, y: 22.5))
      shoulders.addCurve(
        to: CGPoint(x: 22, y: 22.5), controlPoint1: CGPoint(x: 3.5, y: 12),
        controlPoint2: CGPoint(x: 21.5, y: 12))
      shoulders.close()
      shoulders.lineJoinStyle = .round
      shoulders.lineWidth = 2
      shoulders.stroke()
    },
  ]
}
