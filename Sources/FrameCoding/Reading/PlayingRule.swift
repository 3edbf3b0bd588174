/// Something that browsers or viewers don't play as it is meant, or that is there for nothing.
struct PlayingRule: Sendable {
  /// What happens, as a sentence.
  let text: String
  /// Which frames it happens to.
  let concerns: @Sendable (Context) -> Bool

  /// A frame and what is around it.
  struct Context {
    var film: GIFStructure
    /// Counted from 0.
    var index: Int
    var image: GIFStructure.Image
    var scan: LZWScan

    var isFirst: Bool { index == 0 }
    var isLast: Bool { index == film.images.count - 1 }
    var isInFilm: Bool { film.images.count > 1 }
    var right: Int { image.area.x + image.area.width }
    var bottom: Int { image.area.y + image.area.height }
  }

  static let ofFrames = [
    PlayingRule(text: "browsers play delays under 2 cs as 10 cs") {
      $0.isInFilm && $0.image.control.delay < 2
    },
    PlayingRule(
      text:
        "the rectangle reaches outside of the screen, where viewers cut it off or enlarge the film"
    ) {
      $0.right > $0.film.screen.width || $0.bottom > $0.film.screen.height
    },
    PlayingRule(
      text: "the first frame doesn't cover the screen, and viewers fill the rest as they like"
    ) {
      $0.isFirst
        && ($0.image.area.x > 0 || $0.image.area.y > 0 || $0.right < $0.film.screen.width
          || $0.bottom < $0.film.screen.height)
    },
    PlayingRule(text: "disposal 3 brings back what was before, which not every viewer does") {
      $0.isInFilm && $0.image.control.disposal == 3
    },
    PlayingRule(
      text: "there is no disposal over 3; browsers take 4 for 3 and leave others in place"
    ) {
      $0.image.control.disposal > 3
    },
    PlayingRule(text: "the last frame is cleared, and some viewers stop at an empty screen") {
      $0.isInFilm && $0.isLast && $0.image.control.disposal == 2
    },
    PlayingRule(text: "interlaced rows take more bytes and do nothing for a film") {
      $0.image.isInterlaced
    },
    PlayingRule(text: "there are pixels of colours that the palette doesn't have; viewers differ") {
      guard let palette = $0.film.palette(of: $0.image) else { return false }
      var used = $0.scan.used
      if let transparent = $0.image.control.transparent { used.remove(transparent) }
      return used.count(under: 256) > used.count(under: palette.count)
    },
    PlayingRule(text: "a code size of 1 is too small for some viewers; the least is 2") {
      $0.scan.codeSize == 1
    },
    PlayingRule(text: "the data hold more pixels than the rectangle") { $0.scan.isTooLong },
    PlayingRule(text: "the data have no end code, which strict viewers want") {
      $0.scan.fault == nil && !$0.scan.hasEnd && !$0.scan.isTooLong
    },
    PlayingRule(text: "bytes after the end code are there for nothing") { $0.scan.restCount > 0 },
  ]
}
