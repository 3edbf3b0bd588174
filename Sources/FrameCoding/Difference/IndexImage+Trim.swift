extension IndexImage {
  /// The smallest part that holds every pixel that must be painted, and a rectangle of the screen within
  /// the area; one pixel where there is nothing of both.
  func trimmed(transparent: UInt8, keeping kept: PixelArea?) -> IndexImage {
    let width = area.width
    var (left, right, top, bottom) = (width, -1, area.height, -1)
    if let kept {
      (left, right) = (kept.x - area.x, kept.x - area.x + kept.width - 1)
      (top, bottom) = (kept.y - area.y, kept.y - area.y + kept.height - 1)
    }
    indices.withUnsafeBufferPointer { indices in
      for y in 0..<area.height {
        let row = y * width
        guard let first = (0..<width).first(where: { indices[row + $0] != transparent }),
          let last = (first..<width).last(where: { indices[row + $0] != transparent })
        else { continue }
        (left, right) = (min(left, first), max(right, last))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    if right < 0 { return cropped(x: 0, y: 0, width: 1, height: 1) }
    return cropped(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private func cropped(x: Int, y: Int, width: Int, height: Int) -> IndexImage {
    if width == area.width, height == area.height { return self }
    func crop<Value>(_ values: [Value]) -> [Value] {
      if values.isEmpty { return [] }
      var part: [Value] = []
      part.reserveCapacity(width * height)
      for row in y..<y + height {
        let start = row * area.width + x
        part.append(contentsOf: values[start..<start + width])
      }
      return part
    }
    return IndexImage(
      area: PixelArea(x: area.x + x, y: area.y + y, width: width, height: height),
      indices: crop(indices), alternatives: crop(alternatives),
      rooms: crop(rooms),
      shown: crop(shown))
  }
}
