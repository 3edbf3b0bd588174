package import Raster
import Synchronization

/// A picture and its reductions by powers of two, each axis on its own, made when first asked for.
///
/// Safe to share between threads. What a level holds never depends on who asked for it first.
package final class MipChain: Sendable {
  /// In pixels.
  package let width, height: Int
  /// Whether every pixel is opaque.
  package let isOpaque: Bool
  /// All pixels as they are.
  let whole: MipLevel
  private let levels = Mutex<[Key: MipLevel]>([:])

  struct Key: Hashable {
    /// How often the width and the height are halved.
    var x, y: Int
  }

  package init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    isOpaque = bitmap.withPixels { pixels in
      pixels.reduce(0xFF00_0000) { $0 & $1 } >= 0xFF00_0000
    }
    whole = MipLevel(bitmap)
  }

  /// The memory of the levels made so far.
  package var byteCount: Int {
    whole.byteCount + levels.withLock { $0.values.reduce(0) { $0 + $1.byteCount } }
  }

  /// The most halvings that still change something.
  var deepest: Key {
    Key(x: Self.halvings(of: width), y: Self.halvings(of: height))
  }

  /// The picture halved as often as `key` says, without its finest checkers.
  func level(_ key: Key) -> MipLevel {
    levels.withLock { levels in level(key, in: &levels) }
  }

  private func level(_ key: Key, in levels: inout [Key: MipLevel]) -> MipLevel {
    if let level = levels[key] { return level }
    let level = MipLevel(withoutCheckerOf: halved(key, in: &levels))
    levels[key] = level
    return level
  }

  private func halved(_ key: Key, in levels: inout [Key: MipLevel]) -> MipLevel {
    if key.x == 0, key.y == 0 { return whole }
    // One fixed parent each, so that the rounding is always the same.
    let parent = Key(x: key.x >= key.y ? key.x - 1 : key.x, y: key.y >= key.x ? key.y - 1 : key.y)
    return MipLevel(
      halving: level(parent, in: &levels), x: parent.x < key.x, y: parent.y < key.y)
  }

  private static func halvings(of size: Int) -> Int {
    size <= 1 ? 0 : Int.bitWidth - (size - 1).leadingZeroBitCount
  }
}
