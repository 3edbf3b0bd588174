import Raster

/// A part of a picture in which some pixels are not known: they become as smooth as a membrane that hangs
/// between those that are.
struct Membrane {
  private let width: Int
  private let height: Int
  private var isKnown: [Bool]
  /// Blue, green, red and alpha, premultiplied, one plane behind the other.
  private var values: [Float]

  private static let channels = 4
  /// How often neighbours are averaged at each size.
  private static let sweeps = 24
  /// What each average is overdone by: a little under 2 comes to rest sooner.
  private static let relaxation: Float = 1.6
  /// How far from the border pixels are averaged, in pixels. Further inwards a membrane is so smooth that half
  /// the resolution says it all.
  private static let reach = 12

  /// - Parameter holes: What isn't known of the region, in pixels of the bitmap.
  init(_ bitmap: Bitmap, region: PixelFrame, holes: [PixelFrame]) {
    self.init(width: region.width, height: region.height, isKnown: true)
    for hole in holes where hole.width > 0 {
      for y in hole.y..<hole.maxY {
        let start = (y - region.y) * width + hole.x - region.x
        for index in start..<(start + hole.width) { isKnown[index] = false }
      }
    }
    let (width, count) = (width, width * height)
    values.withUnsafeMutableBufferPointer { values in
      bitmap.withPixels { pixels in
        for index in 0..<count where isKnown[index] {
          let (y, x) = (index / width, index % width)
          let word = pixels[(region.y + y) * bitmap.width + region.x + x]
          values[index] = Float(word & 0xFF)
          values[count + index] = Float(word >> 8 & 0xFF)
          values[2 * count + index] = Float(word >> 16 & 0xFF)
          values[3 * count + index] = Float(word >> 24)
        }
      }
    }
  }

  private init(width: Int, height: Int, isKnown: Bool) {
    (self.width, self.height) = (width, height)
    self.isKnown = Array(repeating: isKnown, count: width * height)
    values = Array(repeating: 0, count: width * height * Self.channels)
  }

  /// Fills what is not known; false where nothing is.
  mutating func settle() -> Bool {
    guard isKnown.contains(true) else { return false }
    guard isKnown.contains(false), !fillEvenly() else { return true }
    var coarse = halved()
    guard coarse.settle() else { return false }
    begin(with: coarse)
    relax()
    return true
  }

  func copy(holes: [PixelFrame], of region: PixelFrame, into bitmap: inout Bitmap) {
    let (count, columns) = (width * height, bitmap.width)
    values.withUnsafeBufferPointer { values in
      bitmap.withMutablePixels { pixels in
        for hole in holes {
          for y in hole.y..<hole.maxY {
            for x in hole.x..<hole.maxX {
              let index = (y - region.y) * width + x - region.x
              let alpha = Self.byte(values[3 * count + index], atMost: 255)
              let blue = Self.byte(values[index], atMost: alpha)
              let green = Self.byte(values[count + index], atMost: alpha)
              let red = Self.byte(values[2 * count + index], atMost: alpha)
              pixels[y * columns + x] = alpha << 24 | red << 16 | green << 8 | blue
            }
          }
        }
      }
    }
  }

  private static func byte(_ value: Float, atMost limit: UInt32) -> UInt32 {
    UInt32(min(max(value + 0.5, 0), Float(limit)))
  }
}

// From coarse to fine.
extension Membrane {
  /// Fills with the one colour that is known, if there is only one.
  private mutating func fillEvenly() -> Bool {
    guard let first = isKnown.firstIndex(of: true) else { return false }
    let count = width * height
    for channel in 0..<Self.channels {
      let value = values[channel * count + first]
      for index in 0..<count where isKnown[index] && values[channel * count + index] != value {
        return false
      }
    }
    for channel in 0..<Self.channels {
      let value = values[channel * count + first]
      values.replaceSubrange(
        (channel * count)..<((channel + 1) * count), with: repeatElement(value, count: count))
    }
    return true
  }

  /// At half the size; what is known in a square of four is averaged.
  private func halved() -> Membrane {
    var half = Membrane(width: (width + 1) / 2, height: (height + 1) / 2, isKnown: false)
    let (count, halfCount) = (width * height, half.width * half.height)
    var numbers = [Float](repeating: 0, count: halfCount)
    for index in 0..<count where isKnown[index] {
      let target = index / width / 2 * half.width + index % width / 2
      numbers[target] += 1
      half.isKnown[target] = true
      for channel in 0..<Self.channels {
        half.values[channel * halfCount + target] += values[channel * count + index]
      }
    }
    for target in 0..<halfCount where half.isKnown[target] {
      for channel in 0..<Self.channels {
        half.values[channel * halfCount + target] /= numbers[target]
      }
    }
    return half
  }

  /// Takes what is not known from a solution at half the size, between the middles of its pixels.
  private mutating func begin(with coarse: Membrane) {
    let (width, count, coarseCount) = (width, width * height, coarse.width * coarse.height)
    let columns = (0..<width).map { Self.neighbours($0, of: coarse.width) }
    let rows = (0..<height).map { Self.neighbours($0, of: coarse.height) }
    values.withUnsafeMutableBufferPointer { values in
      coarse.values.withUnsafeBufferPointer { coarseValues in
        for y in 0..<height {
          let row = rows[y]
          let (above, below) = (row.low * coarse.width, row.high * coarse.width)
          for x in 0..<width where !isKnown[y * width + x] {
            let column = columns[x]
            for channel in 0..<Self.channels {
              let base = channel * coarseCount
              let topLeft = coarseValues[base + above + column.low]
              let topRight = coarseValues[base + above + column.high]
              let bottomLeft = coarseValues[base + below + column.low]
              let bottomRight = coarseValues[base + below + column.high]
              let top = topLeft + (topRight - topLeft) * column.share
              let bottom = bottomLeft + (bottomRight - bottomLeft) * column.share
              values[channel * count + y * width + x] = top + (bottom - top) * row.share
            }
          }
        }
      }
    }
  }

  /// The two of `count` cells of twice the size whose middles lie around the middle of a cell, and how far it
  /// is on the way from the one to the other.
  private static func neighbours(_ index: Int, of count: Int) -> (low: Int, high: Int, share: Float)
  {
    let place = max((Float(index) + 0.5) / 2 - 0.5, 0)
    let low = min(Int(place), count - 1)
    return (low, min(low + 1, count - 1), place - Float(low))
  }

  /// Brings each unknown pixel near the border nearer to the average of its neighbours, again and again.
  /// Beyond the edge of the picture there is no neighbour: the pixel itself stands for it.
  private mutating func relax() {
    let (count, channels) = (width * height, Self.channels)
    let cells = unsettled
    values.withUnsafeMutableBufferPointer { values in
      for _ in 0..<Self.sweeps {
        for cell in cells {
          var index = cell.index
          for _ in 0..<channels {
            let old = values[index]
            let sum =
              values[index + cell.left] + values[index + cell.right] + values[index + cell.up]
              + values[index + cell.down]
            values[index] = old + (sum * 0.25 - old) * Self.relaxation
            index += count
          }
        }
      }
    }
  }

  /// A pixel, and the ways to its neighbours.
  private struct Cell {
    var index: Int
    var left: Int, right: Int, up: Int, down: Int
  }

  /// The pixels that aren't known and lie near one that is.
  private var unsettled: [Cell] {
    let distances = distances
    var cells: [Cell] = []
    for index in 0..<(width * height) where (1...Self.reach).contains(distances[index]) {
      let (y, x) = (index / width, index % width)
      cells.append(
        Cell(
          index: index, left: x > 0 ? -1 : 0, right: x < width - 1 ? 1 : 0,
          up: y > 0 ? -width : 0, down: y < height - 1 ? width : 0))
    }
    return cells
  }

  /// How many steps it is from each pixel to the nearest known one.
  private var distances: [Int] {
    let (width, height) = (width, height)
    var distances = isKnown.map { $0 ? 0 : Int.max / 2 }
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        if x > 0 { distances[index] = min(distances[index], distances[index - 1] + 1) }
        if y > 0 { distances[index] = min(distances[index], distances[index - width] + 1) }
      }
    }
    for y in (0..<height).reversed() {
      for x in (0..<width).reversed() {
        let index = y * width + x
        if x < width - 1 { distances[index] = min(distances[index], distances[index + 1] + 1) }
        if y < height - 1 { distances[index] = min(distances[index], distances[index + width] + 1) }
      }
    }
    return distances
  }
}
