import Foundation

/// A colour by hue, saturation and brightness, each from 0 to 1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    saturation = brightness > 0 ? chroma / brightness : 0
    let sector: CGFloat =
      if chroma == 0 {
        0
      } else if brightness == red {
        (green - blue) / chroma
      } else if brightness == green {
        (blue - red) / chroma + 2
      } else {
        (red - green) / chroma + 4
      }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turned = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + turned).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
