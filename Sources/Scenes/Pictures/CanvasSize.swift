import ImageFiles
import UIKit

/// The size of a film's canvas once its pictures are known.
package struct CanvasSize: Sendable, Equatable {
  package var size: PageSize
  /// Pixels for each point.
  package var scale: Double
  /// The device whose screen it is, where the scene names one or the first screenshot is one's.
  package var device: Device?
  /// The radius of the screen's corners, in points.
  package var corners = 0.0

  /// An iPhone 6's, for scenes without a picture.
  static let usual = CanvasSize(size: PageSize(width: 375, height: 667), scale: 2)

  /// - Parameters:
  ///   - canvas: What it says holds.
  ///   - firstPicture: The first screen's picture; nil if there is none.
  package init(_ canvas: Canvas, firstPicture: Screenshot?) {
    device = canvas.device?.value
    defer { corners = canvas.corners.map { $0.value.points(of: device) } ?? 0 }
    guard let picture = firstPicture else {
      size = canvas.size?.value ?? device?.size ?? Self.usual.size
      scale = canvas.scale ?? device?.scale ?? Self.usual.scale
      return
    }
    let (width, height) = (Double(picture.width), Double(picture.height))
    if let device {
      size = device.size(sideways: picture.isSideways)
      scale = canvas.scale ?? picture.scale ?? width / size.width
    } else if let size = canvas.size?.value {
      self.size = size
      scale = canvas.scale ?? picture.scale ?? width / size.width
    } else {
      let known = picture.device(scale: canvas.scale)
      device = known?.device
      scale = canvas.scale ?? picture.scale ?? known?.scale ?? Self.scale(ofWidth: picture.width)
      size = PageSize(width: width / scale, height: height / scale)
    }
  }

  private init(size: PageSize, scale: Double) {
    (self.size, self.scale) = (size, scale)
  }

  /// How many pixels a picture `width` pixels wide has for each point: two or three if that makes it a
  /// part of an iPhone's screenshot, else one.
  private static func scale(ofWidth width: Int) -> Double {
    for scale in [2.0, 3] where Device.phoneWidths.contains(Double(width) / scale) {
      return scale
    }
    return 1
  }
}

/// A picture of a screen, as far as it says what the canvas is.
package struct Screenshot: Sendable, Equatable {
  /// In pixels.
  package var width: Int
  package var height: Int
  /// Pixels for each point, if the scene or the file's name says so.
  package var scale: Double?

  package init(width: Int, height: Int, scale: Double? = nil) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// - Parameter picture: What the scene says of it.
  init(_ picture: PictureScreen, file: FilePath, width: Int, height: Int) {
    self.init(
      width: width, height: height,
      scale: picture.scale ?? UIImage.scale(ofFile: file.value).map(Double.init))
  }

  var isSideways: Bool { width > height }

  /// Whose screen it shows.
  func device(scale: Double? = nil) -> (device: Device, scale: Double)? {
    Device.ofScreenshot(width: width, height: height, scale: scale ?? self.scale)
  }
}

extension Canvas.Corners {
  fileprivate func points(of device: Device?) -> Double {
    switch self {
    case .device: device?.corners ?? 0
    case .points(let radius): radius
    }
  }
}

extension Device {
  fileprivate func size(sideways: Bool) -> PageSize {
    sideways ? PageSize(width: size.height, height: size.width) : size
  }
}

extension CanvasSize {
  /// Refuses what is too large to draw.
  ///
  /// - Parameter place: Who has said how large it is.
  package func check(at place: SourcePlace) throws(SceneError) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard max(width, height) <= Double(SizeLimit.side), width * height <= Double(SizeLimit.area)
    else {
      let remedy = place.isInFile ? "make it smaller, or give --width" : "give --scale or --width"
      throw place.error(
        "a film of \(Int(width))×\(Int(height)) pixels is too large: \(SizeLimit.side) a side and "
          + "\(SizeLimit.area) altogether are the limit; \(remedy)")
    }
  }
}
