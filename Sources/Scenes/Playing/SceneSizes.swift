import Raster

extension Scene {
  /// The size of the canvas, and what happens to pictures of another one.
  package func sizes(
    _ pictures: PictureLibrary
  ) throws(PictureError) -> (canvas: CanvasSize, warnings: [String]) {
    var first: (width: Int, height: Int)?
    var others: [(path: String, width: Int, height: Int)] = []
    for screen in screens {
      guard case .picture(let picture) = screen.content else { continue }
      let file = picture.image[canvas.appearance]
      let bitmap = try pictures.bitmap(file)
      if first == nil { first = (bitmap.width, bitmap.height) }
      others.append((file.relativeToItsFile, bitmap.width, bitmap.height))
    }
    let size = CanvasSize(canvas, firstPicture: first)
    return (
      size, others.compactMap { size.mismatch(of: $0.path, width: $0.width, height: $0.height) }
    )
  }
}

extension Scene {
  /// What says how large the canvas is: `size`, or the first screenshot.
  package var sizePlace: SourcePlace {
    let pictures = screens.lazy.compactMap { screen -> SourcePlace? in
      guard case .picture(let picture) = screen.content else { return nil }
      return picture.image[canvas.appearance].place
    }
    return canvas.size?.place ?? pictures.first ?? .commandLine
  }
}

extension CanvasSize {
  /// A sentence about a screenshot that is not of the canvas' shape or size; nil if it is.
  func mismatch(of path: String, width: Int, height: Int) -> String? {
    let (full, tall) = (size.width * scale, size.height * scale)
    guard abs(Double(width) - full) >= 1 || abs(Double(height) - tall) >= 1 else { return nil }
    let canvas = "\(Int(full.rounded()))×\(Int(tall.rounded()))"
    let cut = max(full / Double(width), tall / Double(height))
    let isWider = Double(width) * cut - full >= 1
    let isTaller = Double(height) * cut - tall >= 1
    let loss =
      isWider ? "; its sides are cut off" : isTaller ? "; its top and bottom are cut off" : ""
    return "\(path) is \(width)×\(height) pixels and is scaled to fill \(canvas)\(loss)"
  }
}
