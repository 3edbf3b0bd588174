import QuartzCore
import Raster

extension Camera.Shot {
  /// What it looks like on a screen.
  func picture(on screen: StageScreen, by renderer: LayerRenderer) throws -> Bitmap {
    var bitmap = Bitmap(filledWith: screen.background, size: screen.pixels)
    for tree in [tree, fingers].compactMap(\.self) {
      try renderer.draw(tree, into: &bitmap, scale: screen.scale)
    }
    if screen.corners > 0 {
      DisplayCorners(radius: screen.corners * screen.scale).round(&bitmap)
    }
    if let matte = screen.matte { bitmap.lay(over: Pixel(matte)) }
    return bitmap
  }
}

extension Bitmap {
  fileprivate init(filledWith color: CGColor, size: (width: Int, height: Int)) {
    self.init(width: size.width, height: size.height)
    let pixel = Pixel(color)
    guard pixel.word != 0 else { return }
    withMutablePixels { $0.update(repeating: pixel.word) }
  }
}

extension Pixel {
  fileprivate init(_ color: CGColor) {
    let (red, green, blue, alpha) = (
      color.rgba.red, color.rgba.green, color.rgba.blue, color.rgba.alpha
    )
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(red * alpha), green: byte(green * alpha), blue: byte(blue * alpha),
      alpha: byte(alpha))
  }
}
