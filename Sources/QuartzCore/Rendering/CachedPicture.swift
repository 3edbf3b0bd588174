import CoreGraphics
import Raster
import Synchronization

/// A bitmap, where it lies in the plane it was drawn for, and its reductions once they are needed.
final class CachedPicture: Sendable {
  let bitmap: Bitmap
  /// Its top left, in pixels from the origin of the plane.
  let x, y: Int
  /// The part of it that shows something, in its pixels.
  let part: CGRect
  private let levels = Mutex<MipChain?>(nil)

  init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0, part: CGRect? = nil) {
    (self.bitmap, self.x, self.y) = (bitmap, x, y)
    self.part = part ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  var chain: MipChain {
    levels.withLock { levels in
      if let levels { return levels }
      let made = MipChain(bitmap)
      levels = made
      return made
    }
  }

  /// Of the bitmap and of its reductions, should they be made: level by level a half or a quarter.
  var byteCount: Int { bitmap.width * bitmap.height * 4 * 3 + 1024 }
}
