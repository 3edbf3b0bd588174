import Glibc
import Raster

extension PixelArea {
  /// The smallest rectangle outside of which two pictures of one size are equal; a single pixel if they
  /// are equal everywhere.
  init(ofChangesIn current: Bitmap, since previous: Bitmap) {
    self.init(x: 0, y: 0, width: 1, height: 1)
    let (width, height) = (current.width, current.height)
    current.withPixels { current in
      previous.withPixels { previous in
        func differs(_ y: Int) -> Bool {
          let start = y * width
          return !current[start..<start + width].elementsEqual(previous[start..<start + width])
        }
        guard let top = (0..<height).first(where: differs),
          let bottom = (0..<height).last(where: differs)
        else { return }
        var (left, right) = (width, 0)
        for y in top...bottom {
          let start = y * width
          var first = 0
          while first < left, current[start + first] == previous[start + first] { first += 1 }
          left = min(left, first)
          var end = width
          while end > right, current[start + end - 1] == previous[start + end - 1] { end -= 1 }
          right = max(right, end)
        }
        self = PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
      }
    }
  }
}

extension Bitmap {
  /// The part of it in a rectangle that lies within.
  func cropped(to area: PixelArea) -> Bitmap {
    if area.count == width * height { return self }
    var part = Bitmap(width: area.width, height: area.height)
    withPixels { pixels in
      part.withMutablePixels { part in
        for y in 0..<area.height {
          let start = (area.y + y) * width + area.x
          for x in 0..<area.width { part[y * area.width + x] = pixels[start + x] }
        }
      }
    }
    return part
  }
}
