import Glibc
import Raster

/// The pixels of a picture that are to be painted, and why.
struct PaintMask {
  /// Why a pixel is painted, if it is.
  enum Reason {
    /// What is shown stays.
    static let none: UInt8 = 0
    /// The source is another than before.
    static let changed: UInt8 = 1
    /// The source stands still: what was painted in a hurry is painted well.
    static let settles: UInt8 = 2
    /// The source stands still, but what is shown is clearly off.
    static let isOff: UInt8 = 3
  }

  let current: Bitmap
  /// A `Reason` for each pixel, row by row.
  let reasons: [UInt8]
  /// The smallest rectangle around them; nil if there are none.
  private(set) var area: PixelArea?

  init(_ current: Bitmap, reasons: [UInt8]) {
    precondition(reasons.count == current.width * current.height, "a reason for each pixel")
    (self.current, self.reasons) = (current, reasons)
    area = Self.area(of: reasons, width: current.width, height: current.height)
  }

  /// What is opaque and differs from the picture before; in the first picture everything that is opaque,
  /// and the area is the whole of it.
  init(changesIn current: Bitmap, since previous: Bitmap?) {
    let count = current.width * current.height
    guard let previous else {
      let reasons = current.withPixels { pixels in
        pixels.map { $0 == Canvas.clear ? Reason.none : Reason.changed }
      }
      self.init(current, reasons: reasons)
      area = PixelArea(x: 0, y: 0, width: current.width, height: current.height)
      return
    }
    let reasons = [UInt8](unsafeUninitializedCapacity: count) { reasons, initialized in
      current.withPixels { current in
        previous.withPixels { previous in
          for index in 0..<count {
            let isWanted = current[index] != previous[index] && current[index] != Canvas.clear
            reasons[index] = isWanted ? Reason.changed : Reason.none
          }
        }
      }
      initialized = count
    }
    self.init(current, reasons: reasons)
  }

  /// The same in an area that reaches over another one, too.
  consuming func covering(_ other: PixelArea?) -> PaintMask {
    guard let other else { return self }
    area = area.map(other.union) ?? other
    return self
  }

  /// Calls `body` with each run of wanted pixels of one colour in a row, and its length, until it
  /// gives back false; in every `step`th row.
  @inline(__always)
  func forEachRun(step: Int = 1, _ body: (UInt32, Int) -> Bool) {
    guard let area else { return }
    current.withPixels { pixels in
      reasons.withUnsafeBufferPointer { reasons in
        for y in stride(from: area.y, to: area.y + area.height, by: step) {
          var index = y * current.width + area.x
          let end = index + area.width
          while index < end {
            guard reasons[index] != Reason.none else {
              index += 1
              continue
            }
            let word = pixels[index]
            let start = index
            repeat {
              index += 1
            } while index < end && pixels[index] == word && reasons[index] != Reason.none
            guard body(word, index - start) else { return }
          }
        }
      }
    }
  }

  private static func area(of reasons: [UInt8], width: Int, height: Int) -> PixelArea? {
    let nothing = [UInt8](repeating: Reason.none, count: width)
    return reasons.withUnsafeBufferPointer { reasons in
      guard let start = reasons.baseAddress else { return nil }
      func isWanted(_ y: Int) -> Bool { memcmp(start + y * width, nothing, width) != 0 }
      guard let top = (0..<height).first(where: isWanted),
        let bottom = (top..<height).last(where: isWanted)
      else { return nil }
      var (left, right) = (width, -1)
      for y in top...bottom {
        let row = start + y * width
        var x = 0
        while x < left, row[x] == Reason.none { x += 1 }
        left = x
        x = width - 1
        while x > right, row[x] == Reason.none { x -= 1 }
        right = x
      }
      return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
