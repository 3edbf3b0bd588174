import CoreGraphics
import Raster

extension LayerPainter {
  /// What lies behind a backdrop layer, blurred.
  func paintBackdrop(of content: LayerContent, _ map: Homography, opacity: Double) {
    let values = content.values
    guard content.kind == .backdrop, !values.backdrop.isPlain, !values.bounds.isEmpty else {
      return
    }
    let area = PixelRect(around: map.visibleBox(of: values.bounds)).intersection(clip)
    guard !area.isEmpty else { return }
    let blurred = blurredView(of: area, values.backdrop)
    if map.isRectilinear, values.cornerRadius == 0 {
      let inner = PixelRect(centresIn: map.boundingBox(of: values.bounds)).intersection(area)
      surface.lay(blurred, x: area.minX, y: area.minY, clip: inner, opacity: opacity)
    } else {
      let pane = Surface(blurred, area: area, resolution: surface.resolution)
      let shape = Surface(area: area, resolution: surface.resolution)
      LayerPainter(surface: shape, clip: area, cache: cache)
        .paint(LayerContent(clipOf: values), map, opacity: 1)
      pane.keep(shape)
      surface.lay(pane.take(), x: area.minX, y: area.minY, clip: area, opacity: opacity)
    }
  }

  /// Blurred with its surroundings; beyond the edges of the picture its outermost pixels go on.
  private func blurredView(of area: PixelRect, _ backdrop: BackdropValues) -> Bitmap {
    let seen = Beneath(surface, over: beneath)
    let sigma = max(Double(backdrop.blurRadius), 0) * surface.resolution
    let around = area.grown(by: GaussianBlur.reach(sigma: sigma)).intersection(seen.bounds)
    return GaussianBlur.blurred(seen.picture(of: around), sigma: sigma, edges: .extended)
      .part(area, of: around)
      .saturated(Double(backdrop.saturation))
  }
}

extension BackdropValues {
  /// Whether it changes nothing.
  fileprivate var isPlain: Bool { blurRadius <= 0 && saturation == 1 }
}

extension PixelRect {
  fileprivate func grown(by margin: Int) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension Bitmap {
  /// What lies in `area` of a bitmap that fills `whole`; beyond its edges the outermost pixels.
  fileprivate func part(_ area: PixelRect, of whole: PixelRect) -> Bitmap {
    var part = Bitmap(width: area.width, height: area.height)
    guard width > 0, height > 0 else { return part }
    part.withMutablePixels { target in
      withPixels { source in
        for y in 0..<area.height {
          let row = min(max(area.minY - whole.minY + y, 0), height - 1) * width
          for x in 0..<area.width {
            target[y * area.width + x] =
              source[row + min(max(area.minX - whole.minX + x, 0), width - 1)]
          }
        }
      }
    }
    return part
  }

  /// Each colour moved away from the grey of its luminance (Rec. 709), within what its alpha allows.
  fileprivate func saturated(_ amount: Double) -> Bitmap {
    guard amount != 1 else { return self }
    var changed = self
    let step = Int((amount * 256).rounded())
    changed.withMutablePixels { pixels in
      for index in pixels.indices {
        let word = pixels[index]
        let alpha = Int(word >> 24)
        let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
        let grey = (54 * red + 183 * green + 19 * blue) / 256
        func moved(_ channel: Int) -> UInt32 {
          UInt32(min(max(grey + (channel - grey) * step / 256, 0), alpha))
        }
        pixels[index] =
          word & 0xFF00_0000 | moved(red) << 16 | moved(green) << 8 | moved(blue)
      }
    }
    return changed
  }
}
