package import Raster

/// A picture of a strip and what stands below it.
package struct StripCell: Sendable {
  package var picture: Bitmap
  package var caption: String

  package init(picture: Bitmap, caption: String) {
    (self.picture, self.caption) = (picture, caption)
  }
}
