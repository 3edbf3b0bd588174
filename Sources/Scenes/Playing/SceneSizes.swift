import Raster

extension Scene {
  /// The size of the canvas, and what happens to pictures of another one.
  package func sizes(
    _ pictures: PictureLibrary
  ) throws -> (canvas: CanvasSize, warnings: [String]) {
    var shots: [(file: FilePath, shot: Screenshot)] = []
    for screen in screens {
      guard case .picture(let picture) = screen.content else { continue }
      let file = pictures.file(of: picture.image, in: canvas.appearance)
      let bitmap = try pictures.bitmap(file)
      let shot = Screenshot(picture, file: file, width: bitmap.width, height: bitmap.height)
      shots.append((file, shot))
    }
    let size = CanvasSize(canvas, firstPicture: shots.first?.shot)
    if let corners = canvas.corners, corners.value == .device, size.device == nil {
      throw corners.place.error(
        "no device is known that has a screen of \(Int(size.size.width))x\(Int(size.size.height)) "
          + "points; name the device, or give the radius of the corners in points")
    }
    if let first = shots.first, canvas.size == nil {
      for (file, shot) in shots { try shot.check(against: first.shot, at: file) }
    }
    return (size, shots.compactMap { size.mismatch(of: $0.file, $0.shot) })
  }

  /// What says how large the canvas is: `size`, or the first screenshot.
  package var sizePlace: SourcePlace {
    let pictures = screens.lazy.compactMap { screen -> SourcePlace? in
      guard case .picture(let picture) = screen.content else { return nil }
      return picture.image[canvas.appearance].place
    }
    return canvas.size?.place ?? pictures.first ?? .commandLine
  }
}

extension Screenshot {
  /// Refuses a device's screenshot that lies on its side where the first one stands, or the reverse: the
  /// screen doesn't turn, and not much of the picture would be left.
  fileprivate func check(against first: Screenshot, at file: FilePath) throws(SceneError) {
    guard isSideways != first.isSideways, device() != nil, first.device() != nil else { return }
    throw file.place.error(
      "\(file.relativeToItsFile) is \(isSideways ? "on its side" : "upright"), and the first "
        + "screenshot is \(first.isSideways ? "on its side" : "upright"); a film doesn't turn its "
        + "screen: take both alike, or say how large it is with canvas: {size: …}")
  }
}

extension CanvasSize {
  /// A sentence about a screenshot that is not of the canvas' shape or size; nil if it is.
  fileprivate func mismatch(of file: FilePath, _ shot: Screenshot) -> String? {
    let (width, height) = (Double(shot.width), Double(shot.height))
    let (full, tall) = (size.width * scale, size.height * scale)
    guard abs(width - full) >= 1 || abs(height - tall) >= 1 else { return nil }
    let canvas = "\(Int(full.rounded()))×\(Int(tall.rounded()))"
    let cut = max(full / width, tall / height)
    let isWider = width * cut - full >= 1
    let isTaller = height * cut - tall >= 1
    let loss =
      isWider ? "; its sides are cut off" : isTaller ? "; its top and bottom are cut off" : ""
    return
      "\(file.relativeToItsFile) is \(shot.width)×\(shot.height) pixels\(Self.owner(of: shot)) and "
      + "is scaled to fill \(canvas)\(loss)"
  }

  private static func owner(of shot: Screenshot) -> String {
    guard let name = shot.device()?.device.names.first else { return "" }
    return ", as on an \(name),"
  }
}
