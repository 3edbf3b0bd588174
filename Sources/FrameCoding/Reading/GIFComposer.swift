import Raster

/// Paints the images of a GIF over one another as a viewer does.
struct GIFComposer {
  private let palette: [UInt32]?
  private var bitmap: Bitmap
  /// What is done before the next image is painted.
  private var pending: Disposal = .keep

  private enum Disposal {
    case keep
    case clear(PixelArea)
    case restore(Bitmap)
  }

  init(_ screen: GIFStructure.Screen) {
    palette = screen.palette
    bitmap = Bitmap(width: screen.width, height: screen.height)
  }

  mutating func paint(_ image: GIFStructure.Image, _ indices: [UInt8]) throws(GIFError) -> Bitmap {
    guard let colours = image.localPalette ?? palette else {
      throw GIFError("a frame of the GIF has no palette")
    }
    dispose()
    switch image.control.disposal {
    case 2: pending = .clear(image.area)
    case 3: pending = .restore(bitmap)
    default: pending = .keep
    }
    let order = rowOrder(image)
    for row in 0..<image.area.height {
      paintRow(order[row], of: image, indices[(row * image.area.width)...], colours)
    }
    return bitmap
  }

  private mutating func dispose() {
    switch pending {
    case .keep: break
    case .restore(let earlier): bitmap = earlier
    case .clear(let area):
      let (width, height) = (bitmap.width, bitmap.height)
      let columns = min(area.x, width)..<min(area.x + area.width, width)
      bitmap.withMutablePixels { pixels in
        for y in min(area.y, height)..<min(area.y + area.height, height) {
          for x in columns { pixels[y * width + x] = 0 }
        }
      }
    }
  }

  private mutating func paintRow(
    _ row: Int, of image: GIFStructure.Image, _ indices: ArraySlice<UInt8>, _ colours: [UInt32]
  ) {
    let y = image.area.y + row
    guard y < bitmap.height else { return }
    let width = bitmap.width
    let end = min(image.area.width, width - image.area.x)
    guard end > 0 else { return }
    bitmap.withMutablePixels { pixels in
      for x in 0..<end {
        let index = indices[indices.startIndex + x]
        guard index != image.control.transparent, Int(index) < colours.count else { continue }
        pixels[y * width + image.area.x + x] = 0xFF00_0000 | colours[Int(index)]
      }
    }
  }

  /// The row of the picture that each row of the file is.
  private func rowOrder(_ image: GIFStructure.Image) -> [Int] {
    let height = image.area.height
    guard image.isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { stride(from: $0.0, to: height, by: $0.1) }
  }
}
