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
  var shownColour: UInt32 { shown[0] }

  /// A picture in a palette's indices, and how far it is from the one wanted.
  struct Drawing {
    var image: IndexImage
    /// The sum over painted pixels, by `ColourMetric`.
    var error: Int64
  }

  /// Chooses an index for each pixel of `area`.
  ///
  /// A pixel whose source stands still keeps the colour shown; so does one to which the colour shown is
  /// nearer than any of the palette's. Where the shown colour is also in the palette the coder may choose.
  func draw(
    _ changed: ChangedPixels, in area: PixelArea, with nearest: inout NearestColour,
    transparent: UInt8?
  ) -> Drawing {
    precondition(
      changed.current.width == width && changed.current.height == height, "a picture of my size")
    let count = area.count
    var error: Int64 = 0
    var alternatives = [UInt8](repeating: 0, count: count)
    let indices = [UInt8](unsafeUninitializedCapacity: count) { indices, initialized in
      alternatives.withUnsafeMutableBufferPointer { alternatives in
        changed.current.withPixels { current in
          shown.withUnsafeBufferPointer { shown in
            let rows = Rows(
              area: area, width: width, current: current, shown: shown, indices: indices,
              alternatives: alternatives)
            if let previous = changed.previous, let transparent {
              error = previous.withPixels { rows.redraw(since: $0, &nearest, transparent) }
            } else {
              error = rows.draw(&nearest)
            }
          }
        }
      }
      initialized = count
    }
    let image = IndexImage(area: area, indices: indices, alternatives: alternatives)
    return Drawing(image: image, error: error)
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

  func draw(_ nearest: inout NearestColour) -> Int64 {
    var error: Int64 = 0
    var last = nearest.nearest(current[area.y * width + area.x])
    var lastWord = current[area.y * width + area.x]
    for row in 0..<area.height {
      let from = (area.y + row) * width + area.x
      let to = row * area.width
      for x in 0..<area.width {
        let word = current[from + x]
        if word != lastWord {
          last = nearest.nearest(word)
          lastWord = word
        }
        indices[to + x] = last.index
        alternatives[to + x] = last.index
        error += Int64(last.distance)
      }
    }
    return error
  }

  func redraw(
    since previous: UnsafeBufferPointer<UInt32>, _ nearest: inout NearestColour,
    _ transparent: UInt8
  ) -> Int64 {
    var error: Int64 = 0
    for row in 0..<area.height {
      let from = (area.y + row) * width + area.x
      let to = row * area.width
      for x in 0..<area.width {
        let word = current[from + x]
        let onScreen = shown[from + x]
        if word == previous[from + x] {
          let hit = nearest.nearest(onScreen)
          indices[to + x] = transparent
          alternatives[to + x] = hit.distance == 0 ? hit.index : transparent
          continue
        }
        let hit = nearest.nearest(word)
        let standing = ColourMetric.distance(word, onScreen)
        error += Int64(min(hit.distance, standing))
        let canStay = standing <= hit.distance
        let isSame = canStay && ColourMetric.distance(nearest.colour(hit.index), onScreen) == 0
        indices[to + x] = canStay ? transparent : hit.index
        alternatives[to + x] = canStay && !isSame ? transparent : hit.index
      }
    }
    return error
  }
}
