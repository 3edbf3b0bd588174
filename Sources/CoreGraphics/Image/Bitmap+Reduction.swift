package import Foundation
package import Raster

extension Bitmap {
  /// A copy halved along each axis until what is left of `scales` is 3/4 or more, so that bilinear
  /// sampling misses no pixel; and what maps the copy's pixels to this bitmap's.
  package func reduced(
    for scales: (x: CGFloat, y: CGFloat)
  ) -> (bitmap: Bitmap, transform: CGAffineTransform) {
    var level = self
    var (x, y) = scales
    var zoom = CGAffineTransform.identity
    while x < 0.75 && level.width > 1 || y < 0.75 && level.height > 1 {
      let (stepX, stepY) = (x < 0.75 && level.width > 1, y < 0.75 && level.height > 1)
      level = level.halved(alongX: stepX, alongY: stepY)
      zoom = CGAffineTransform(scaleX: stepX ? 2 : 1, y: stepY ? 2 : 1).concatenating(zoom)
      x *= stepX ? 2 : 1
      y *= stepY ? 2 : 1
    }
    return (level, zoom)
  }

  /// Each pixel the mean of two or four; at an odd edge the last one counts twice.
  package func halved(alongX: Bool, alongY: Bool) -> Bitmap {
    let (stepX, stepY) = (alongX ? 2 : 1, alongY ? 2 : 1)
    var half = Bitmap(width: (width + stepX - 1) / stepX, height: (height + stepY - 1) / stepY)
    let columns = half.width
    withPixels { source in
      half.withMutablePixels { target in
        for row in 0..<target.count / max(columns, 1) {
          let top = row * stepY * width
          let bottom = min(row * stepY + stepY - 1, height - 1) * width
          for column in 0..<columns {
            let left = column * stepX
            let right = min(left + stepX - 1, width - 1)
            target[row * columns + column] = mean(
              source[top + left], source[top + right], source[bottom + left],
              source[bottom + right])
          }
        }
      }
    }
    return half
  }
}

/// Channel by channel, two at once in the halves of a word; halves round up.
private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
  let mask: UInt32 = 0x00FF_00FF
  let half: UInt32 = 0x0002_0002
  let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask)
  let odd = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask)
  let low = ((even &+ half) >> 2) & mask
  let high = ((odd &+ half) >> 2) & mask
  return low | high << 8
}
