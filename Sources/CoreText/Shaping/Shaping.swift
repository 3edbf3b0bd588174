import CoreGraphics

/// What Pango is asked: a paragraph, and how wide its lines may be.
struct Shaping: Hashable, Sendable {
  enum Wrap: Hashable, Sendable { case word, character }
  enum Ellipsis: Hashable, Sendable { case head, middle, tail }

  /// Without line separators; not empty.
  var runs: [TextRun]
  /// In points; nil lets lines run on.
  var width: CGFloat?
  var wrap: Wrap = .word
  /// Makes one line of it that leaves out what doesn't fit.
  var ellipsis: Ellipsis?
  var isJustified = false
}
