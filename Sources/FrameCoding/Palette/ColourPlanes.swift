/// Colours as one array a channel, so that a loop over them takes several at once. `Float`, because
/// every x86-64 multiplies four of them at a time; all values are whole and exact.
struct ColourPlanes {
  private let red: [Float]
  private let green: [Float]
  private let blue: [Float]

  init(_ colours: [UInt32]) {
    red = colours.map { Float($0 >> 16 & 0xFF) }
    green = colours.map { Float($0 >> 8 & 0xFF) }
    blue = colours.map { Float($0 & 0xFF) }
  }

  /// Writes the distance of each colour to the nearest point of a cell of 8 × 8 × 8 levels; gives back
  /// the least distance of any colour to the farthest point.
  func distances(
    toCell cell: (red: Int, green: Int, blue: Int), nearest: UnsafeMutableBufferPointer<Float>
  ) -> Float {
    precondition(nearest.count == red.count, "a distance for each colour")
    var reach = Float.greatestFiniteMagnitude
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          let (redSpan, greenSpan, blueSpan) = (Span(cell.red), Span(cell.green), Span(cell.blue))
          var index = 0
          while index < nearest.count {
            let (r, g, b) = (red[index], green[index], blue[index])
            nearest[index] = Self.sum(redSpan.near(r), greenSpan.near(g), blueSpan.near(b))
            let far = Self.sum(redSpan.far(r), greenSpan.far(g), blueSpan.far(b))
            reach = far < reach ? far : reach
            index += 1
          }
        }
      }
    }
    return reach
  }

  @inline(__always)
  private static func sum(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    Float(ColourMetric.red) * red * red + Float(ColourMetric.green) * green * green
      + Float(ColourMetric.blue) * blue * blue
  }
}

/// The levels of one channel that a cell spans.
private struct Span {
  let low: Float
  let high: Float

  init(_ number: Int) {
    low = Float(number * 8)
    high = low + 7
  }

  /// How far the nearest level of the span is.
  @inline(__always)
  func near(_ level: Float) -> Float {
    let below = low - level
    let above = level - high
    let outside = below > above ? below : above
    return outside > 0 ? outside : 0
  }

  /// How far the farthest level of the span is.
  @inline(__always)
  func far(_ level: Float) -> Float {
    let below = level - low
    let above = high - level
    return below > above ? below : above
  }
}
