import Raster

extension Bitmap {
  /// The picture turned upright.
  func oriented(_ orientation: Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let swaps = orientation.swapsSides
    var upright = Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    let walk = Walk(orientation, width: width, height: height)
    let (columns, rows) = (upright.width, upright.height)
    withPixels { source in
      upright.withMutablePixels { target in
        for y in 0..<rows {
          var from = walk.start + y * walk.down
          for x in 0..<columns {
            target[y * columns + x] = source[from]
            from += walk.right
          }
        }
      }
    }
    return upright
  }
}

/// Where the upright picture's pixels stand in the stored one: indices and steps.
private struct Walk {
  let start: Int
  let right: Int
  let down: Int

  init(_ orientation: Orientation, width: Int, height: Int) {
    let (lastColumn, lastRow) = (width - 1, (height - 1) * width)
    (start, right, down) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (lastColumn, -1, width)
      case .down: (lastRow + lastColumn, -1, -width)
      case .downMirrored: (lastRow, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (lastRow, -width, 1)
      case .rightMirrored: (lastRow + lastColumn, -width, -1)
      case .left: (lastColumn, width, -1)
      }
  }
}
