/// Why there can be no strip.
package enum StripError: Error, Equatable, CustomStringConvertible {
  /// The pictures and their captions need so many pixels.
  case tooNarrow(width: Int, columns: Int, needed: Int)

  package var description: String {
    switch self {
    case .tooNarrow(let width, let columns, let needed):
      "\(width) pixels are too few for \(columns) pictures side by side with their captions, which need \(needed)"
    }
  }
}
