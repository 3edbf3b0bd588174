import CoreText
package import Foundation

/// Where the pictures of a strip lie. All are of one size; everything is in whole pixels.
package struct StripLayout: Sendable, Equatable {
  /// Of the strip.
  package let width: Int, height: Int
  /// Where the pictures lie, row by row.
  package let pictures: [[CGRect]]
  /// Pixels per em of the captions.
  let textSize: Int
  /// The pixels below a picture that a caption has, and where its line begins in them.
  let captionTop: Int
}

/// The measures of a strip that follow from the width of its pictures.
private struct StripMeasures {
  let textSize: Int
  var gap: Int { textSize }
  var margin: Int { textSize * 3 / 2 }
  var captionTop: Int { textSize / 2 }
  var captionHeight: Int { captionTop + Int(font.lineHeight.rounded(.up)) }
  var font: Font { Font(size: CGFloat(textSize), tabularDigits: true) }

  init(pictureWidth: Int) {
    textSize = min(max(pictureWidth / 10, 11), 40)
  }
}

extension StripLayout {
  /// Lays pictures of a size out in rows.
  ///
  /// - Parameters:
  ///   - captions: Row by row; none is empty. Pictures that are narrower than these stand apart.
  ///   - width: Of the strip, if that is settled; else it is as wide as it needs to be.
  package init(
    captions: [[String]], pictureWidth: Int, pictureHeight: Int, width: Int? = nil
  ) throws {
    let measures = StripMeasures(pictureWidth: pictureWidth)
    let widest = try captions.joined().map { caption in
      Int(try TextLayout(caption, font: measures.font).size.width.rounded(.up))
    }.max()
    let columns = captions.map(\.count).max() ?? 0
    let slot = max(pictureWidth, widest ?? 0)
    let content = slot * columns + measures.gap * max(columns - 1, 0)
    let needed = content + 2 * measures.margin
    let total = width ?? needed
    guard total >= needed else {
      throw StripError.tooNarrow(width: total, columns: columns, needed: needed)
    }
    let pitch = pictureHeight + measures.captionHeight + measures.gap
    let left = (total - content) / 2 + (slot - pictureWidth) / 2
    pictures = captions.enumerated().map { row, captions in
      captions.indices.map { column in
        CGRect(
          x: left + column * (slot + measures.gap), y: measures.margin + row * pitch,
          width: pictureWidth, height: pictureHeight)
      }
    }
    self.width = total
    height = 2 * measures.margin + captions.count * pitch - measures.gap
    (textSize, captionTop) = (measures.textSize, measures.captionTop)
  }

  /// How wide pictures are of which so many stand side by side in a strip of a width.
  package static func pictureWidth(columns: Int, in width: Int) -> Int {
    let measures = StripMeasures(pictureWidth: width / max(columns, 1))
    return (width - 2 * measures.margin - measures.gap * (columns - 1)) / max(columns, 1)
  }
}
