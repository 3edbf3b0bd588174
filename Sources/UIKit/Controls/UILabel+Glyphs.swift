import CoreText

extension UILabel {
  /// Says once of each text that some of it is drawn as boxes.
  func warnOfMissingGlyphs(in layout: TextLayout) {
    guard layout.lines.contains(where: { $0.runs.contains { !$0.missing.isEmpty } }) else { return }
    let warning = "No font here has glyphs for all of “\(text ?? "")”: boxes stand for the rest."
    guard !UIKitLog.current.warnings.contains(where: { $0.call == warning }) else { return }
    UIKitLog.current.warn(warning)
  }
}
