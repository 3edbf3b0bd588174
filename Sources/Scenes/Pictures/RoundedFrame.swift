/// A rectangle of pixels with round corners.
struct RoundedFrame: Sendable {
  let frame: PixelFrame
  /// Of the corners, in pixels.
  let radius: Double

  /// The pixels of a row that lie wholly in it.
  func columns(ofRow y: Int) -> Range<Int> {
    guard y >= frame.y, y < frame.maxY else { return frame.x..<frame.x }
    let (top, bottom) = (Double(frame.y) + radius, Double(frame.maxY) - radius)
    let down = max(top - Double(y), Double(y + 1) - bottom)
    guard down > 0 else { return frame.x..<frame.maxX }
    let across = max(radius * radius - down * down, 0).squareRoot()
    let cut = min(Int((radius - across).rounded(.up)), frame.width / 2)
    return (frame.x + cut)..<(frame.maxX - cut)
  }
}
