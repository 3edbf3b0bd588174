/// A colour in sRGB, from 0 to 1, not premultiplied: what drawing works with.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour, its alpha multiplied.
  package func faded(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }
}
