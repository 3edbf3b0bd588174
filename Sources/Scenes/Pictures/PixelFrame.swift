/// A rectangle of whole pixels.
struct PixelFrame: Sendable, Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  private init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (x, y, width, height) = (minX, minY, max(maxX - minX, 0), max(maxY - minY, 0))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func outset(by distance: Int) -> PixelFrame {
    PixelFrame(
      minX: x - distance, minY: y - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func union(_ other: PixelFrame) -> PixelFrame {
    PixelFrame(
      minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// What of it lies in a picture.
  func clipped(width: Int, height: Int) -> PixelFrame {
    PixelFrame(minX: max(x, 0), minY: max(y, 0), maxX: min(maxX, width), maxY: min(maxY, height))
  }

  func intersects(_ other: PixelFrame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
