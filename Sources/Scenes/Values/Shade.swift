/// A colour as a scene file names it.
package enum Shade: Sendable, Hashable {
  /// Channels from 0 to 255, not premultiplied.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  case system(SystemColor)
}

extension Shade {
  /// From `#rgb`, `#rrggbb` or `#rrggbbaa`.
  init?(hexadecimal text: String) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(bytes: digits.map { $0 * 17 } + [255])
    case 6: self.init(bytes: Self.bytes(of: digits) + [255])
    case 8: self.init(bytes: Self.bytes(of: digits))
    default: return nil
    }
  }

  private init(bytes: [Int]) {
    let bytes = bytes.map(UInt8.init)
    self = .rgba(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  private static func bytes(of digits: [Int]) -> [Int] {
    stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }
}

extension Reading<Shade> {
  static var shade: Reading {
    let expected = ##"a colour, like systemBlue or "#ff9500" in quotes (# begins a comment)"##
    return Reading(expected) { node throws(SceneError) in
      guard case .scalar(let text, isPlain: _) = node.content, !node.isNull else {
        throw node.mismatch(expected)
      }
      if let color = SystemColor(rawValue: text) { return .system(color) }
      if let shade = Shade(hexadecimal: text) { return shade }
      let names = SystemColor.allCases.map(\.rawValue)
      if let nearest = Spelling.nearest(to: text, among: names) {
        throw node.place.error("'\(text)' is not a colour; the nearest is '\(nearest)'")
      }
      throw node.mismatch(expected)
    }
  }
}

extension Reading<Appearances<Shade>> {
  static var color: Reading { .either("colour", of: .shade) }
}
