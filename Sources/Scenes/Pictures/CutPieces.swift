import Raster

/// The shared pieces of a screenshot, cut out: what flies, and what the screenshot looks like without it.
/// Cut when that is first asked for.
final class CutPieces {
  /// Where a piece lies, in pixels of the screenshot.
  struct Outline {
    var name: String
    var frame: PixelFrame
    /// The frame and a margin, as far as they lie in the picture.
    var hole: PixelFrame
    /// Of the frame's corners.
    var radius: Double
    /// Nil: the surroundings.
    var fill: Pixel?
    /// Whether only what stands out from the fill flies.
    var isCutOut = false
  }

  let outlines: [Outline]
  private let picture: Bitmap
  /// The picture with all holes filled.
  private lazy var filled: Bitmap = fillingHoles()

  init(_ outlines: [Outline], of picture: Bitmap) {
    (self.outlines, self.picture) = (outlines, picture)
  }

  /// The picture without some of its pieces.
  func picture(without isAway: (Outline) -> Bool) -> Bitmap {
    let away = outlines.filter(isAway)
    if away.count == outlines.count { return filled }
    var result = picture
    for outline in away { result.copy(outline.hole, of: filled) }
    return result
  }

  /// The pixels of a piece's frame. Its corners, in which the picture shows what lies around the piece, are
  /// filled from its own pixels, so that on the way they can become less round.
  func core(of outline: Outline) -> Bitmap {
    if outline.isCutOut {
      let nothing = RoundedFrame(frame: PixelFrame(x: 0, y: 0, width: 0, height: 0), radius: 0)
      return Halo(shape: nothing).cut(from: picture, over: filled, hole: outline.frame)
    }
    var core = picture.part(outline.frame)
    guard outline.radius > 0 else { return core }
    let frame = PixelFrame(x: 0, y: 0, width: core.width, height: core.height)
    // The corners of a screenshot may bend little by little, and their edges are soft.
    let shape = RoundedFrame(frame: frame, radius: outline.radius * 1.1 + 1)
    let corners = (0..<frame.height).flatMap { y in
      let columns = shape.columns(ofRow: y)
      return [
        PixelFrame(x: 0, y: y, width: columns.lowerBound, height: 1),
        PixelFrame(x: columns.upperBound, y: y, width: frame.width - columns.upperBound, height: 1),
      ].filter { $0.width > 0 }
    }
    Surroundings.fill(corners, of: frame, in: &core)
    return core
  }

  /// What the piece adds to its filled hole around its rounded frame; as large as the hole.
  func halo(of outline: Outline) -> Bitmap {
    Halo(shape: RoundedFrame(frame: outline.frame, radius: outline.radius)).cut(
      from: picture, over: filled, hole: outline.hole)
  }

  private func fillingHoles() -> Bitmap {
    var filled = picture
    var others: [PixelFrame] = []
    for outline in outlines {
      if let fill = outline.fill {
        filled.fill(outline.hole, with: fill)
      } else {
        others.append(outline.hole)
      }
    }
    return Surroundings(holes: others).filling(filled)
  }
}

extension Bitmap {
  fileprivate func part(_ frame: PixelFrame) -> Bitmap {
    var part = Bitmap(width: frame.width, height: frame.height)
    part.withMutablePixels { target in
      withPixels { source in
        for y in 0..<frame.height {
          let from = (frame.y + y) * width + frame.x
          _ = target[(y * frame.width)..<((y + 1) * frame.width)]
            .update(fromContentsOf: source[from..<(from + frame.width)])
        }
      }
    }
    return part
  }

  /// Takes a part over from a picture of the same size.
  fileprivate mutating func copy(_ frame: PixelFrame, of other: Bitmap) {
    let width = width
    withMutablePixels { target in
      other.withPixels { source in
        for y in frame.y..<frame.maxY {
          let row = (y * width + frame.x)..<(y * width + frame.maxX)
          _ = target[row].update(fromContentsOf: source[row])
        }
      }
    }
  }

  fileprivate mutating func fill(_ frame: PixelFrame, with pixel: Pixel) {
    let width = width
    withMutablePixels { pixels in
      for y in frame.y..<frame.maxY {
        pixels[(y * width + frame.x)..<(y * width + frame.maxX)].update(repeating: pixel.word)
      }
    }
  }
}
