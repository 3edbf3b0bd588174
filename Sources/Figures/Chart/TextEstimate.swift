/// How wide text is, about: nobody knows the font in which a reader will see it.
enum TextEstimate {
  /// The mean advance of Inter's letters in text of names and numbers, in shares of the size.
  private static let advance = 0.58

  static func width(of text: String, size: Double) -> Double {
    Double(text.count) * advance * size
  }

  /// The text, its end left out where there is no room for all of it; nil where there is for next to
  /// nothing.
  static func begun(_ text: String, in width: Double, size: Double) -> String? {
    let most = Int(max(width, 0) / (advance * size))
    guard text.count > most else { return text }
    return most < 6 ? nil : text.prefix(most - 1) + "…"
  }

  /// The text, its middle left out where there is no room for all of it.
  static func shortened(_ text: String, to width: Double, size: Double) -> String {
    let most = max(Int(width / (advance * size)), 5)
    guard text.count > most else { return text }
    let head = (most - 1) / 2
    return text.prefix(head) + "…" + text.suffix(most - 1 - head)
  }
}
