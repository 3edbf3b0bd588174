import CPango
import CoreGraphics

/// What Pango is told about stretches of a text.
struct AttributeList: ~Copyable {
  let list: OpaquePointer?

  init() {
    list = pango_attr_list_new()
    // Never another face than the one asked for, whichever happen to be loaded.
    add(pango_attr_fallback_new(0), to: 0..<Int(Int32.max))
  }

  deinit {
    pango_attr_list_unref(list)
  }

  /// The look of a run, for a range of bytes.
  func add(_ run: TextRun, to range: Range<Int>) {
    guard let description = pango_font_description_new() else { return }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, "Inter")
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(run.font.face.weight)))
    pango_font_description_set_style(
      description, run.font.face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description, Double(run.font.size) * Double(PANGO_SCALE))
    add(pango_attr_font_desc_new(description), to: range)
    if run.kern != 0 {
      add(pango_attr_letter_spacing_new(Units.units(run.kern)), to: range)
    }
    if run.font.hasTabularDigits {
      add(pango_attr_font_features_new("tnum=1"), to: range)
    }
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, to range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(clamping: range.lowerBound)
    attribute.pointee.end_index = guint(clamping: range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}
