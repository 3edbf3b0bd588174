import Glibc
import Raster

/// The pixels of a picture that differ from the picture before it: what is to be painted.
struct ChangedPixels {
  let current: Bitmap
  /// Nil before the first picture: everything is new.
  let previous: Bitmap?
  /// The smallest rectangle around them; nil if there are none.
  let area: PixelArea?

  init(_ current: Bitmap, since previous: Bitmap?) {
    self.current = current
    self.previous = previous
    area =
      if let previous {
        changedArea(previous, current)
      } else {
        PixelArea(x: 0, y: 0, width: current.width, height: current.height)
      }
  }

  /// Calls `body` with each run of changed pixels of one colour in a row, and its length, until it
  /// gives back false; in every `step`th row.
  @inline(__always)
  func forEachRun(step: Int = 1, _ body: (UInt32, Int) -> Bool) {
    guard let area else { return }
    current.withPixels { current in
      if let previous {
        previous.withPixels { previous in
          scan(current, area, step, { current[$0] != previous[$0] }, body)
        }
      } else {
        scan(current, area, step, { _ in true }, body)
      }
    }
  }

  @inline(__always)
  private func scan(
    _ pixels: UnsafeBufferPointer<UInt32>, _ area: PixelArea, _ step: Int,
    _ isChanged: (Int) -> Bool, _ body: (UInt32, Int) -> Bool
  ) {
    for y in stride(from: area.y, to: area.y + area.height, by: step) {
      var index = y * current.width + area.x
      let end = index + area.width
      while index < end {
        guard isChanged(index) else {
          index += 1
          continue
        }
        let word = pixels[index]
        let start = index
        repeat { index += 1 } while index < end && pixels[index] == word && isChanged(index)
        guard body(word, index - start) else { return }
      }
    }
  }
}

private func changedArea(_ one: Bitmap, _ other: Bitmap) -> PixelArea? {
  let (width, height) = (one.width, one.height)
  return one.withPixels { one in
    other.withPixels { other in
      guard let ones = one.baseAddress, let others = other.baseAddress else { return nil }
      let rowBytes = width * MemoryLayout<UInt32>.size
      func differs(_ y: Int) -> Bool { memcmp(ones + y * width, others + y * width, rowBytes) != 0 }

      guard let top = (0..<height).first(where: differs),
        let bottom = (top..<height).last(where: differs)
      else { return nil }
      var (left, right) = (width, -1)
      for y in top...bottom {
        let (a, b) = (ones + y * width, others + y * width)
        var x = 0
        while x < left, a[x] == b[x] { x += 1 }
        left = x
        x = width - 1
        while x > right, a[x] == b[x] { x -= 1 }
        right = x
      }
      return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
