import CCairo
import Raster

/// A Cairo context over the memory of a bitmap: the owner of both of Cairo's handles.
///
/// Its coordinates are whole pictures' pixels, y down; `origin` is the pixel at its own top left. No
/// number reaches Cairo unless it is finite, since one that isn't would end all drawing.
final class Canvas {
  let origin: PixelPoint
  let width: Int
  let height: Int
  /// The clip that Cairo holds at the moment.
  var appliedClip: ClipNode?
  let cairo: OpaquePointer
  private let surface: OpaquePointer
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  /// The bitmap whose memory is drawn on; nil over memory that someone else holds.
  private var bitmap: Bitmap?

  /// The most pixels along a side that Cairo can draw on.
  static let limit = 32767

  /// On a new, transparent bitmap.
  convenience init?(width: Int, height: Int, origin: PixelPoint = PixelPoint(x: 0, y: 0)) {
    guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    // The memory stands as long as the bitmap, which this canvas keeps and never changes otherwise.
    let pixels = bitmap.withMutablePixels { $0 }
    self.init(over: pixels, width: width, height: height, origin: origin)
    self.bitmap = consume bitmap
  }

  /// On pixels that must outlive the canvas, or at least its last drawing before `finish()`.
  init?(
    over pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int,
    origin: PixelPoint = PixelPoint(x: 0, y: 0)
  ) {
    guard let surface = Self.makeSurface(UnsafeBufferPointer(pixels), width, height) else {
      return nil
    }
    guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_set_device_offset(surface, Double(-origin.x), Double(-origin.y))
    (self.surface, self.cairo, self.pixels) = (surface, cairo, pixels)
    (self.width, self.height, self.origin) = (width, height, origin)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Ends drawing and hands over the bitmap, if it is the canvas's own.
  func finish() -> Bitmap? {
    cairo_surface_finish(surface)
    defer { bitmap = nil }
    return bitmap
  }

  /// A copy of the pixels as they are now.
  func snapshot() -> Bitmap {
    cairo_surface_flush(surface)
    var copy = Bitmap(width: width, height: height)
    copy.withMutablePixels { _ = $0.update(fromContentsOf: pixels) }
    return copy
  }

  /// Lets `body` change the pixels without Cairo.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    body(pixels)
    cairo_surface_mark_dirty(surface)
  }

  static func makeSurface(
    _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int
  ) -> OpaquePointer? {
    guard (1...limit).contains(width), (1...limit).contains(height),
      pixels.count >= width * height, let address = pixels.baseAddress
    else { return nil }
    let bytes = UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

/// A pixel's place, counted from the top left of the whole picture.
struct PixelPoint: Hashable {
  var x: Int
  var y: Int
}
