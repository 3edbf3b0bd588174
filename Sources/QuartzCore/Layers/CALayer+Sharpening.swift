/// Drawn contents get the resolution that a projection asks of them.
extension CALayer {
  /// Asks layers whose drawn contents a projection magnifies to draw them again, finer, where the tree's
  /// root shows at `time` on a screen of its own bounds. Returns whether any layer asked.
  ///
  /// Contents get finer in powers of two, up to four times, and no coarser as long as the projection
  /// lasts. Under an affine map they have their own resolution, as on a device.
  package func sharpenContents(at time: CFTimeInterval) -> Bool {
    let shown = values(at: timing.localTime(time))
    let screen = shown.bounds
    return sharpenSublayers(
      of: shown, at: timing.localTime(time), map: .identity, screen: screen)
  }

  private func sharpenSublayers(
    of shown: LayerValues, at local: CFTimeInterval, map: Homography, screen: CGRect
  ) -> Bool {
    var hasChanged = false
    for layer in layers {
      let time = layer.timing.localTime(local)
      let values = layer.values(at: time)
      guard !values.isHidden else { continue }
      let place = values.projection(in: shown).then(map)
      if layer.needs.isDrawn {
        let step = place.isAffine ? 1 : place.sharpness(of: values.bounds, within: screen)
        if place.isAffine ? step != layer.contentsMagnification : step > layer.contentsMagnification
        {
          layer.contentsMagnification = step
          hasChanged = true
        }
      }
      if layer.sharpenSublayers(of: values, at: time, map: place, screen: screen) {
        hasChanged = true
      }
    }
    return hasChanged
  }
}

extension Homography {
  /// How many times their resolution contents need: 1, 2 or 4.
  fileprivate func sharpness(of rect: CGRect, within screen: CGRect) -> Int {
    let needed = magnification(of: rect, within: screen)
    return needed > 2 ? 4 : needed > 1.01 ? 2 : 1
  }

  /// The largest factor by which it stretches a part of `rect` that ends up within `screen`, judged at a
  /// grid of points; 0 where none does.
  package func magnification(of rect: CGRect, within screen: CGRect) -> Double {
    let steps = 8
    let area = screen.insetBy(dx: -screen.width / 16, dy: -screen.height / 16)
    var largest = 0.0
    for row in 0...steps {
      for column in 0...steps {
        let x = rect.minX + rect.width * Double(column) / Double(steps)
        let y = rect.minY + rect.height * Double(row) / Double(steps)
        guard weight(x, y) > 1e-3, area.contains(apply(CGPoint(x: x, y: y))) else { continue }
        largest = max(largest, stretch(x, y))
      }
    }
    return largest
  }

  /// The larger singular value of its derivative at a point.
  private func stretch(_ x: Double, _ y: Double) -> Double {
    let w = weight(x, y)
    let (px, py) = apply(x, y)
    let (a, b) = ((xx - px * wx) / w, (xy - px * wy) / w)
    let (c, d) = ((yx - py * wx) / w, (yy - py * wy) / w)
    let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
    let root = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
