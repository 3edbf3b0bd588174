import Raster

/// What a viewer of the GIF sees after the frames so far, and the picture it stands for.
struct Canvas {
  let width: Int
  let height: Int
  /// As 0xFFRRGGBB words, or `clear`.
  private var shown: [UInt32]
  /// How long ago a pixel was painted in a hurry, an `Age`.
  private var ages: [UInt8]
  /// The rows in which any pixel is not settled.
  private var unsettledRows: [Bool]
  /// The last picture asked for.
  private var source: Bitmap?

  /// Where a pixel stands on its way from being painted in a hurry to being painted well.
  enum Age {
    static let settled: UInt8 = 0
    static let recent: UInt8 = 1
    static let older: UInt8 = 2
  }

  /// The word of a pixel where nothing is.
  static let clear: UInt32 = 0

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    shown = Array(repeating: Self.clear, count: width * height)
    ages = Array(repeating: Age.settled, count: width * height)
    unsettledRows = Array(repeating: false, count: height)
  }

  /// The colour of the pixel at the top left, as a 0x00RRGGBB word; nil where it is clear.
  var cornerColour: UInt32? { shown[0] == Self.clear ? nil : shown[0] & 0xFF_FFFF }

  var isEmpty: Bool { source == nil }

  /// What has to be painted so that the screen shows a picture.
  func mask(for current: Bitmap, _ mending: Mending) -> PaintMask {
    precondition(current.width == width && current.height == height, "a picture of my size")
    guard let source else { return PaintMask(changesIn: current, since: nil) }
    var reasons = [UInt8](repeating: PaintMask.Reason.none, count: width * height)
    reasons.withUnsafeMutableBufferPointer { reasons in
      current.withPixels { current in
        source.withPixels { source in
          shown.withUnsafeBufferPointer { shown in
            ages.withUnsafeBufferPointer { ages in
              let finder = ReasonFinder(
                width: width, current: current, previous: source, shown: shown,
                ages: ages, mending: mending)
              for y in 0..<height { finder.find(inRow: y, unsettledRows[y], reasons) }
            }
          }
        }
      }
    }
    return PaintMask(current, reasons: reasons)
  }

  /// Chooses an index for each pixel of the mask's area; `show` is to be told what became of it.
  ///
  /// A pixel to which the colour shown is nearer than any of the palette's keeps it. Where a colour that
  /// is shown already is also in the palette the coder may choose; with a tolerance, among near colours
  /// of what changes, too.
  ///
  /// - Parameters:
  ///   - transparent: The index that leaves what is shown; without one the whole area is painted.
  ///   - flat: Which of the palette's colours fill flat areas.
  mutating func draw(
    _ mask: PaintMask, with nearest: inout NearestColour, transparent: UInt8?, flat: [Bool],
    dither: GIFOptions.Dither, _ mending: Mending, _ tolerance: Tolerance?
  ) -> IndexImage {
    let area = mask.area ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    if mending == .older { ageAll() }
    let count = area.count
    var alternatives = [UInt8](repeating: 0, count: count)
    var rooms = [UInt32](repeating: 0, count: tolerance == nil ? 0 : count)
    let indices = [UInt8](unsafeUninitializedCapacity: count) { indices, initialized in
      alternatives.withUnsafeMutableBufferPointer { alternatives in
        rooms.withUnsafeMutableBufferPointer { rooms in
          shown.withUnsafeBufferPointer { shown in
            ages.withUnsafeMutableBufferPointer { ages in
              mask.current.withPixels { current in
                mask.reasons.withUnsafeBufferPointer { reasons in
                  let painter = RowPainter(
                    area: area, width: width, current: current, reasons: reasons, shown: shown,
                    ages: ages, indices: indices, alternatives: alternatives, rooms: rooms,
                    flat: flat,
                    dither: SmoothDither(
                      pixels: current, width: width, height: height, mode: dither),
                    isHurried: !mending.isThorough, tolerance: tolerance ?? Tolerance(quality: 100))
                  for row in 0..<area.height {
                    if let transparent {
                      painter.repaint(row, &nearest, transparent)
                    } else {
                      painter.paint(row, &nearest)
                    }
                    unsettledRows[area.y + row] = painter.isUnsettled(row)
                  }
                }
              }
            }
          }
        }
      }
      initialized = count
    }
    source = mask.current
    return IndexImage(
      area: area, indices: indices, alternatives: alternatives, rooms: rooms,
      shown: transparent == nil || tolerance == nil ? [] : shown(in: area))
  }

  /// What is shown in an area. Where it is clear stands a colour as far from the picture's as can be, so
  /// that no tolerance takes it for near: that pixel has to be painted.
  private func shown(in area: PixelArea) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(area.count)
    for row in area.y..<area.y + area.height {
      let start = row * width + area.x
      words.append(contentsOf: shown[start..<start + area.width])
    }
    guard words.contains(Self.clear) else { return words }
    source?.withPixels { source in
      for index in words.indices where words[index] == Self.clear {
        let (row, column) = index.quotientAndRemainder(dividingBy: area.width)
        words[index] = Self.opposite(source[(area.y + row) * width + area.x + column])
      }
    }
    return words
  }

  /// Of every channel the end that is farther away.
  private static func opposite(_ word: UInt32) -> UInt32 {
    ((~word & 0x80_8080) >> 7) * 0xFF
  }

  /// Shows an image as it was coded.
  mutating func show(_ indices: [UInt8], in area: PixelArea, _ palette: Palette) {
    let colours = palette.colours
    source?.withPixels { source in
      shown.withUnsafeMutableBufferPointer { shown in
        ages.withUnsafeMutableBufferPointer { ages in
          indices.withUnsafeBufferPointer { indices in
            colours.withUnsafeBufferPointer { colours in
              for row in 0..<area.height {
                let from = row * area.width
                let to = (area.y + row) * width + area.x
                for x in 0..<area.width {
                  let index = Int(indices[from + x])
                  if index < colours.count { shown[to + x] = colours[index] | 0xFF00_0000 }
                  if shown[to + x] == source[to + x] { ages[to + x] = Age.settled }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Clears an area, as viewers do after an image that says so.
  mutating func clear(_ area: PixelArea) {
    for y in area.y..<area.y + area.height {
      for index in y * width + area.x..<y * width + area.x + area.width {
        shown[index] = Self.clear
        ages[index] = Age.settled
      }
    }
    source?.withMutablePixels { source in
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width { source[y * width + x] = Self.clear }
      }
    }
  }

  private mutating func ageAll() {
    for index in ages.indices where ages[index] == Age.recent { ages[index] = Age.older }
  }
}
