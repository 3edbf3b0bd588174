import CoreText
import Foundation
package import Raster

/// Pictures side by side on a light ground, with a line of text below each.
package struct Strip: Sendable {
  private static let ground = Pixel(red: 247, green: 247, blue: 249)
  private static let ink = CGColor(red: 0.2, green: 0.2, blue: 0.23, alpha: 1)
  /// Around each picture, so that a light one doesn't run into the ground.
  private static let rim = CGColor(red: 0, green: 0, blue: 0, alpha: 0.14)

  private let rows: [[StripCell]]
  package let layout: StripLayout

  /// - Parameters:
  ///   - rows: Their pictures are all as large as the first.
  ///   - width: In pixels, if that is settled.
  package init(rows: [[StripCell]], width: Int? = nil) throws {
    self.rows = rows
    let first = rows.first?.first?.picture
    layout = try StripLayout(
      captions: rows.map { $0.map(\.caption) }, pictureWidth: first?.width ?? 0,
      pictureHeight: first?.height ?? 0, width: width)
  }

  /// The strip as one picture, in which each picture has the pixels that it has by itself.
  package func draw() throws -> Bitmap {
    var bitmap = Bitmap(width: layout.width, height: layout.height)
    bitmap.withMutablePixels { $0.update(repeating: Self.ground.word) }
    let places = zip(rows.joined(), layout.pictures.joined())
    try CGContext.draw(into: &bitmap, scale: 1) { context in
      for (cell, place) in places {
        context.setFillColor(Self.rim)
        context.fill(place.insetBy(dx: -1, dy: -1))
        try draw(cell.caption, below: place, in: context)
      }
    }
    for (cell, place) in places {
      bitmap.copy(cell.picture, toColumn: Int(place.minX), row: Int(place.minY))
    }
    return bitmap
  }

  private func draw(
    _ caption: String, below place: CGRect, in context: CGContext
  ) throws(FontError) {
    let font = Font(size: CGFloat(layout.textSize), tabularDigits: true)
    let text = try TextLayout(caption, font: font)
    let corner = CGPoint(
      x: (place.midX - text.size.width / 2).rounded(),
      y: place.maxY + CGFloat(layout.captionTop))
    try text.draw(in: context, at: corner, color: Self.ink)
  }
}

extension Bitmap {
  /// Copies all pixels of a picture that lies within this one.
  fileprivate mutating func copy(_ picture: Bitmap, toColumn column: Int, row: Int) {
    let (width, height) = (self.width, self.height)
    precondition(
      column >= 0 && row >= 0 && column + picture.width <= width && row + picture.height <= height,
      "the picture lies within")
    withMutablePixels { target in
      picture.withPixels { source in
        for line in 0..<picture.height {
          let start = (row + line) * width + column
          _ = target[start..<start + picture.width].update(
            fromContentsOf: source[line * picture.width..<(line + 1) * picture.width])
        }
      }
    }
  }
}
