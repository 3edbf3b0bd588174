import CPango
import CoreGraphics

/// A Pango layout of one paragraph, and how to read it.
struct ParagraphLayout: ~Copyable {
  private let layout: OpaquePointer
  private let runs: [TextRun]
  /// Where each run ends, in UTF-8 bytes.
  private let ends: [Int]

  init?(_ shaping: Shaping, in context: OpaquePointer) {
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    runs = shaping.runs
    var end = 0
    ends = shaping.runs.map { run in
      end += run.text.utf8.count
      return end
    }
    setText()
    setBreaking(shaping)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private func setText() {
    let text = runs.map(\.text).joined()
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    let attributes = AttributeList()
    for (run, end) in zip(runs, ends) {
      attributes.add(run, to: end - run.text.utf8.count..<end)
    }
    pango_layout_set_attributes(layout, attributes.list)
  }

  private func setBreaking(_ shaping: Shaping) {
    pango_layout_set_width(layout, shaping.width.map { max(Units.units($0), 0) } ?? -1)
    pango_layout_set_wrap(layout, shaping.wrap == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
    pango_layout_set_justify(layout, shaping.isJustified ? 1 : 0)
    switch shaping.ellipsis {
    case nil: break
    case .head: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .middle: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .tail: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
  }

  /// The lines from top to bottom, without origins.
  func lines() -> [TextLine] {
    (0..<pango_layout_get_line_count(layout)).compactMap { number in
      pango_layout_get_line_readonly(layout, number).map { line(at: $0) }
    }
  }

  private func line(at pointer: UnsafeMutablePointer<PangoLayoutLine>) -> TextLine {
    var reader = LineReader()
    var link = pointer.pointee.runs
    while let node = link {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        reader.read(item.pointee) { run(at: $0) }
      }
      link = node.pointee.next
    }
    let start = Int(pointer.pointee.start_index)
    let fonts = reader.fonts.isEmpty ? [run(at: start).font] : reader.fonts
    return TextLine(
      width: CGFloat(reader.pen) / CGFloat(PANGO_SCALE) + reader.trailingKern,
      ascent: fonts.map(\.ascender).max() ?? 0,
      descent: fonts.map { -$0.descender }.max() ?? 0,
      runs: reader.runs,
      isRightToLeft: pango_layout_line_get_resolved_direction(pointer) == PANGO_DIRECTION_RTL,
      start: start)
  }

  /// The run that holds a byte of the text.
  private func run(at byte: Int) -> TextRun {
    let number = ends.firstIndex { byte < $0 } ?? ends.count - 1
    return runs[number]
  }
}
