import CoreGraphics
import Foundation

/// The status bar of an iPhone without a notch, 20 points high: signal, 9:41, a full battery.
@MainActor
package final class StatusBarView: UIView {
  /// The colour of what it shows.
  package var foreground: UIColor = .label {
    didSet { setNeedsDisplay() }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func draw(_ rect: CGRect) {
    foreground.set()
    drawSignal()
    drawWaves(at: CGPoint(x: 32.5, y: 14.5))
    drawTime()
    drawBattery(at: CGPoint(x: bounds.width - 30, y: 5))
  }

  /// Four bars of growing height.
  private func drawSignal() {
    for (number, height) in [4, 6, 8, 10].enumerated() {
      let bar = CGRect(
        x: 6 + 4.5 * CGFloat(number), y: 15 - CGFloat(height), width: 3, height: CGFloat(height))
      UIBezierPath(roundedRect: bar, cornerRadius: 0.8).fill()
    }
  }

  /// A dot and two arcs above it, for the wireless network.
  private func drawWaves(at foot: CGPoint) {
    for (inner, outer) in [(0.0, 3.2), (4.8, 6.8), (8.4, 10.4)] {
      let wave = UIBezierPath()
      let (start, end) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
      wave.addArc(
        withCenter: foot, radius: CGFloat(outer), startAngle: start, endAngle: end, clockwise: true)
      wave.addArc(
        withCenter: foot, radius: CGFloat(inner), startAngle: end, endAngle: start,
        clockwise: false)
      wave.close()
      wave.fill()
    }
  }

  private func drawTime() {
    let time = Typesetting(
      "9:41", font: .systemFont(ofSize: 12, weight: .semibold), color: foreground)
    let layout = time.layout()
    layout.draw(
      at: CGPoint(x: bounds.midX - layout.size.width / 2, y: 10 - layout.size.height / 2))
  }

  private func drawBattery(at corner: CGPoint) {
    let shell = CGRect(x: corner.x + 0.5, y: corner.y + 0.5, width: 21, height: 9.5)
    let outline = UIBezierPath(roundedRect: shell, cornerRadius: 2.5)
    outline.lineWidth = 1
    outline.stroke(with: .normal, alpha: 0.4)
    UIBezierPath(roundedRect: shell.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 1.3).fill()
    let knob = CGRect(x: shell.maxX + 1.5, y: shell.midY - 2, width: 1.5, height: 4)
    UIBezierPath(
      roundedRect: knob, byRoundingCorners: [.topRight, .bottomRight],
      cornerRadii: CGSize(width: 1.5, height: 1.5)
    ).fill(with: .normal, alpha: 0.5)
  }
}
