import UIKit

extension Landscape {
  /// The picture, `side` pixels wide and high, as a PNG file.
  @MainActor func png(side: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).pngData {
      draw(in: $0.cgContext, side: Double(side))
    }
  }

  private func draw(in context: CGContext, side: Double) {
    var random = SplitMix64(state: seed)
    let water = (shore ?? 1) * side
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: side, height: water))
    drawScene(in: context, side: side, horizon: water, random: &random)
    context.restoreGState()
    if shore != nil { drawWater(in: context, side: side, from: water) }
  }

  private func drawScene(
    in context: CGContext, side: Double, horizon: Double, random: inout SplitMix64
  ) {
    let sky = sky.map { UIColor(hex: $0).cgColor }
    fill(CGRect(x: 0, y: 0, width: side, height: horizon), from: sky, in: context)
    for _ in 0..<stars {
      let (x, y, size) = (random.unit() * side, random.unit() * horizon * 0.7, random.unit())
      context.setFillColor(UIColor(white: 1, alpha: 0.25 + 0.7 * size).cgColor)
      let radius = side / 900 * (0.6 + 1.2 * size)
      context.fillEllipse(in: CGRect(x: x, y: y, width: 2 * radius, height: 2 * radius))
    }
    if let disc { draw(disc, in: context, side: side) }
    for index in 0..<ridgeCount {
      let nearness = Double(index) / Double(max(ridgeCount - 1, 1))
      drawRidge(nearness, in: context, side: side, bottom: horizon, random: &random)
    }
  }

  private func draw(_ disc: Disc, in context: CGContext, side: Double) {
    let centre = CGPoint(x: disc.centre.x * side, y: disc.centre.y * side)
    let radius = disc.radius * side
    let color = UIColor(hex: disc.color)
    let glow = CGGradient(
      colorsSpace: nil,
      colors: [color.withAlphaComponent(0.55).cgColor, color.withAlphaComponent(0).cgColor],
      locations: nil)
    if let glow {
      context.drawRadialGradient(
        glow, startCenter: centre, startRadius: radius * 0.9, endCenter: centre,
        endRadius: radius * 4, options: [])
    }
    context.setFillColor(color.cgColor)
    context.fillEllipse(
      in: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A ridge, its foot in mist; `nearness` from 0, the farthest, to 1.
  private func drawRidge(
    _ nearness: Double, in context: CGContext, side: Double, bottom: Double,
    random: inout SplitMix64
  ) {
    let base = bottom * (0.56 + 0.36 * nearness)
    let height = bottom * (0.3 - 0.14 * nearness)
    let profile = RidgeProfile(random: &random)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: bottom))
    for step in 0...280 {
      let x = Double(step) / 280
      path.addLine(to: CGPoint(x: x * side, y: base - height * profile.height(at: x)))
    }
    path.addLine(to: CGPoint(x: side, y: bottom))
    path.closeSubpath()

    let color = UIColor(hex: ridges.far).mixed(with: UIColor(hex: ridges.near), nearness)
    let mist = color.mixed(with: UIColor(hex: sky.last ?? 0xFFFFFF), 0.5 * (1 - nearness))
    context.saveGState()
    context.addPath(path)
    context.clip()
    let top = base - height
    fill(
      CGRect(x: 0, y: top, width: side, height: bottom - top), from: [color.cgColor, mist.cgColor],
      in: context)
    context.restoreGState()
  }

  /// The scene upside down, darkened, with a few bright streaks.
  private func drawWater(in context: CGContext, side: Double, from water: Double) {
    guard let scene = context.makeImage() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: water, width: side, height: side - water))
    context.saveGState()
    context.translateBy(x: 0, y: 2 * water)
    context.scaleBy(x: 1, y: -1)
    UIImage(cgImage: scene).draw(in: CGRect(x: 0, y: 0, width: side, height: side))
    context.restoreGState()
    context.setFillColor(UIColor(hex: ridges.near).withAlphaComponent(0.28).cgColor)
    context.fill(CGRect(x: 0, y: water, width: side, height: side - water))
    var random = SplitMix64(state: seed &* 31)
    for _ in 0..<26 {
      let depth = random.unit()
      let y = water + (side - water) * depth
      let width = side * (0.06 + 0.2 * random.unit()) * (0.4 + depth)
      context.setFillColor(UIColor(white: 1, alpha: 0.05 + 0.08 * random.unit()).cgColor)
      context.fillEllipse(
        in: CGRect(
          x: random.unit() * side - width / 2, y: y, width: width,
          height: side / 320 * (1 + 2 * depth)))
    }
    context.restoreGState()
  }

  private func fill(_ rect: CGRect, from colors: [CGColor], in context: CGContext) {
    let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    guard let gradient else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: rect.midX, y: rect.minY),
      end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
    context.restoreGState()
  }
}
