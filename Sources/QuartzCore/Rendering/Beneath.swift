import Raster

/// The surfaces that a group's own surface will be put down on, from the topmost to the picture itself.
final class Beneath {
  private let surface: Surface
  private let lower: Beneath?

  init(_ surface: Surface, over lower: Beneath?) {
    (self.surface, self.lower) = (surface, lower)
  }

  /// What can be seen of `area`, a rectangle of the plane.
  func picture(of area: PixelRect) -> Bitmap {
    let picture = Surface(area: area, resolution: surface.resolution)
    lay(on: picture)
    return picture.take()
  }

  private func lay(on picture: Surface) {
    lower?.lay(on: picture)
    surface.lay(on: picture)
  }

  /// Where there is anything: the picture's own area.
  var bounds: PixelRect { lower?.bounds ?? surface.area }
}
