import Raster

/// What a viewer of the GIF sees after the frames so far, and the picture it stands for.
struct Canvas {
  let width: Int
  let height: Int
  /// As 0x00RRGGBB words.
  private var shown: [UInt32]
  /// The last picture asked for.
  private(set) var source: Bitmap?

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    shown = Array(repeating: 0, count: width * height)
  }

  /// The colour of the pixel at the top left, as a 0x00RRGGBB word.
  var cornerColour: UInt32 { shown[0] }

  /// Chooses an index for each pixel of `area`.
  ///
  /// A pixel whose source stands still keeps the colour shown; so does one to which the colour shown is
  /// nearer than any of the palette's. Where the shown colour is also in the palette the coder may choose.
  func draw(
    _ changed: ChangedPixels, in area: PixelArea, with nearest: inout NearestColour,
    transparent: UInt8?, dither: GIFOptions.Dither
  ) -> IndexImage {
    precondition(
      changed.current.width == width && changed.current.height == height, "a picture of my size")
    let count = area.count
    var alternatives = [UInt8](repeating: 0, count: count)
    let indices = [UInt8](unsafeUninitializedCapacity: count) { indices, initialized in
      alternatives.withUnsafeMutableBufferPointer { alternatives in
        changed.current.withPixels { current in
          shown.withUnsafeBufferPointer { shown in
            let rows = Rows(
              area: area, width: width, current: current, shown: shown, indices: indices,
              alternatives: alternatives,
              dither: SmoothDither(pixels: current, width: width, height: height, mode: dither))
            if let previous = changed.previous, let transparent {
              previous.withPixels { rows.redraw(since: $0, &nearest, transparent) }
            } else {
              rows.draw(&nearest)
            }
          }
        }
      }
      initialized = count
    }
    return IndexImage(area: area, indices: indices, alternatives: alternatives)
  }

  /// Takes over what an image puts on the screen.
  mutating func show(_ image: IndexImage, _ palette: Palette, of source: Bitmap) {
    self.source = source
    let area = image.area
    shown.withUnsafeMutableBufferPointer { shown in
      image.indices.withUnsafeBufferPointer { indices in
        palette.colours.withUnsafeBufferPointer { colours in
          for row in 0..<area.height {
            let to = (area.y + row) * width + area.x
            let from = row * area.width
            for x in 0..<area.width where Int(indices[from + x]) < colours.count {
              shown[to + x] = colours[Int(indices[from + x])]
            }
          }
        }
      }
    }
  }
}

/// The buffers of one drawing, row by row.
private struct Rows {
  let area: PixelArea
  let width: Int
  let current: UnsafeBufferPointer<UInt32>
  let shown: UnsafeBufferPointer<UInt32>
  let indices: UnsafeMutableBufferPointer<UInt8>
  let alternatives: UnsafeMutableBufferPointer<UInt8>
  let dither: SmoothDither

  func draw(_ nearest: inout NearestColour) {
    var lastWord = current[area.y * width + area.x]
    var hit = nearest.nearest(lastWord)
    for row in 0..<area.height {
      let from = (area.y + row) * width + area.x
      let to = row * area.width
      for x in 0..<area.width {
        let word = current[from + x]
        if word != lastWord {
          hit = nearest.nearest(word)
          lastWord = word
        }
        let index = dither.index(area.x + x, area.y + row, hit, &nearest)
        indices[to + x] = index
        alternatives[to + x] = index
      }
    }
  }

  func redraw(
    since previous: UnsafeBufferPointer<UInt32>, _ nearest: inout NearestColour,
    _ transparent: UInt8
  ) {
    for row in 0..<area.height {
      let from = (area.y + row) * width + area.x
      let to = row * area.width
      for x in 0..<area.width {
        let word = current[from + x]
        let onScreen = shown[from + x]
        let standsStill = word == previous[from + x]
        let hit = nearest.nearest(standsStill ? onScreen : word)
        let standing = standsStill ? hit.distance : ColourMetric.distance(word, onScreen)
        guard standing <= hit.distance else {
          let index = dither.index(area.x + x, area.y + row, hit, &nearest)
          indices[to + x] = index
          alternatives[to + x] = index
          continue
        }
        indices[to + x] = transparent
        let isShown = nearest.colour(hit.index) == onScreen
        alternatives[to + x] = isShown ? hit.index : transparent
      }
    }
  }
}
