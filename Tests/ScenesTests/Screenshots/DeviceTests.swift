import Stage
import Testing
import UIKit

@testable import Scenes

/// Which device a screenshot is of, and so how large the canvas is.
@Suite struct DeviceTests {
  private static func canvas(
    _ width: Int, _ height: Int, scale: Double? = nil, _ text: String = "{}"
  ) throws -> CanvasSize {
    let scene = try Scene(
      parsing: Array("canvas: \(text)\nscreens: {a: a.png}\nroot: a".utf8), path: "s.yml")
    return CanvasSize(
      scene.canvas, firstPicture: Screenshot(width: width, height: height, scale: scale))
  }

  @Test(arguments: [
    (640, 960, 2.0, "320x480", "iPhone 4"), (320, 480, 1, "320x480", "iPhone 3G"),
    (640, 1136, 2, "320x568", "iPhone 5"), (750, 1334, 2, "375x667", "iPhone 6"),
    (1242, 2208, 3, "414x736", "iPhone 6 Plus"), (1125, 2436, 3, "375x812", "iPhone X"),
    (828, 1792, 2, "414x896", "iPhone XR"), (1242, 2688, 3, "414x896", "iPhone XS Max"),
    (1170, 2532, 3, "390x844", "iPhone 12"), (1284, 2778, 3, "428x926", "iPhone 12 Pro Max"),
    (1179, 2556, 3, "393x852", "iPhone 14 Pro"), (1290, 2796, 3, "430x932", "iPhone 14 Pro Max"),
    (1206, 2622, 3, "402x874", "iPhone 16 Pro"), (1320, 2868, 3, "440x956", "iPhone 16 Pro Max"),
    (1260, 2736, 3, "420x912", "iPhone Air"), (768, 1024, 1, "768x1024", "iPad"),
    (1536, 2048, 2, "768x1024", "iPad 3"), (1620, 2160, 2, "810x1080", "iPad 7"),
    (1668, 2224, 2, "834x1112", "iPad Pro 10.5"), (1488, 2266, 2, "744x1133", "iPad mini 6"),
    (1640, 2360, 2, "820x1180", "iPad Air 4"), (1668, 2388, 2, "834x1194", "iPad Pro 11"),
    (1668, 2420, 2, "834x1210", "iPad Pro 11 M4"), (2048, 2732, 2, "1024x1366", "iPad Pro 12.9"),
    (2064, 2752, 2, "1032x1376", "iPad Pro 13 M4"),
  ])
  func aScreenshotOfADeviceIsKnownByItsSize(
    width: Int, height: Int, scale: Double, size: String, name: String
  ) throws {
    let upright = try Self.canvas(width, height)
    let sideways = try Self.canvas(height, width)

    #expect(upright.scale == scale && sideways.scale == scale)
    #expect("\(Int(upright.size.width))x\(Int(upright.size.height))" == size)
    #expect(sideways.size.width == upright.size.height)
    #expect(upright.device?.names.contains(name) == true, "\(upright.device?.names ?? [])")
    #expect(sideways.device == upright.device)
  }

  @Test(arguments: [
    (393, 852, 1.0), (786, 1704, 2), (1179, 2556, 3), (852, 393, 1), (2556, 1179, 3),
  ])
  func anExportAtAnotherScaleIsOfTheSameDevice(width: Int, height: Int, scale: Double) throws {
    let canvas = try Self.canvas(width, height)

    #expect(canvas.scale == scale)
    #expect(canvas.device?.names.contains("iPhone 15") == true)
  }

  @Test(
    arguments: [
      (1179, 2555, 3.0, 393.0, 2555.0 / 3), (1179, 400, 3, 393, 400.0 / 3), (750, 100, 2, 375, 50),
      (1, 1, 1, 1, 1), (1000, 700, 1, 1000, 700),
    ] as [(Int, Int, Double, Double, Double)])
  func aPictureOfNoDeviceGoesByItsWidth(
    width: Int, height: Int, scale: Double, points: Double, tall: Double
  ) throws {
    let canvas = try Self.canvas(width, height)

    #expect(canvas.scale == scale && canvas.device == nil)
    #expect(canvas.size == PageSize(width: points, height: tall))
  }

  @Test func aNameOrTheSceneSaysTheScale() throws {
    #expect(try Self.canvas(600, 900, scale: 3).size == PageSize(width: 200, height: 300))
    #expect(try Self.canvas(600, 900, scale: 3, "{scale: 2}").size.width == 300)
    #expect(try Self.canvas(786, 1704, "{scale: 1}").size.width == 786)
    let shot = try Scene(
      parsing: Array("screens: {a: {image: a@3x.png, scale: 2}, b: b@3x.png}\nroot: a".utf8),
      path: "s.yml")
    let scales = shot.screens.compactMap { screen -> Double? in
      guard case .picture(let picture) = screen.content else { return nil }
      return Screenshot(picture, file: picture.image.light, width: 9, height: 9).scale
    }
    #expect(scales == [2, 3])
  }

  @Test(arguments: ["iPhone 13 mini", "iphone13mini", "iPhone-13-Mini"])
  func aDeviceIsNamed(name: String) throws {
    let canvas = try Self.canvas(1125, 2436, "{device: \(name), corners: device}")

    #expect(canvas.size == PageSize(width: 375, height: 812))
    #expect(canvas.corners == 44)
    let plain = try Self.canvas(1125, 2436, "{corners: device}")
    #expect(plain.corners == 39)
  }

  @Test func aNamedDeviceNeedsNoPicture() throws {
    let scene = try Scene(
      parsing: Array("canvas: {device: iPad mini 6}\nscreens: {a: {view: []}}\nroot: a".utf8),
      path: "s.yml")

    let canvas = CanvasSize(scene.canvas, firstPicture: nil)

    #expect(canvas.size == PageSize(width: 744, height: 1133))
    #expect(canvas.scale == 2)
  }

  @Test(arguments: [
    ("{}", 750, 1334, [20.0, 0, 0, 0]), ("{}", 1334, 750, [0, 0, 0, 0]),
    ("{}", 1179, 2556, [59, 0, 34, 0]), ("{}", 2556, 1179, [0, 59, 21, 59]),
    ("{}", 1640, 2360, [24, 0, 20, 0]), ("{}", 2360, 1640, [24, 0, 20, 0]),
    ("{}", 300, 300, [20, 0, 0, 0]), ("{size: 393x852}", 1179, 2556, [20, 0, 0, 0]),
  ])
  func theSafeAreaIsTheDevices(text: String, width: Int, height: Int, insets: [CGFloat]) throws {
    let size = try Self.canvas(width, height, text)

    let screen = StageScreen(Canvas(), size)

    let area = screen.safeAreaInsets
    #expect([area.top, area.left, area.bottom, area.right] == insets)
  }

  @Test(arguments: [
    ("{device: iPhone 51}", "s.yml:1:18: no device is named 'iPhone 51'; the nearest is"),
    ("{device: Pixel}", "s.yml:1:18: no device is named 'Pixel'; docs/scenes.md lists them"),
    (
      "{device: iPhone X, size: 9x9}",
      "s.yml:1:34: 'device' says how large the canvas is; leave 'size' out"
    ),
    (
      "{corners: round}",
      "s.yml:1:19: expected device, or a radius in points, like 39, found 'round'"
    ),
  ])
  func aWrongDeviceIsRefused(text: String, message: String) throws {
    let error = try #require(throws: SceneError.self) { try Self.canvas(1, 1, text) }

    #expect(error.description.hasPrefix(message), "\(error)")
  }

  @Test func devicesAreNamedOnce() {
    let names = Device.all.flatMap(\.names)

    #expect(Set(names).count == names.count)
  }

  @Test func theManualListsThem() throws {
    let rows = Device.all.map { device -> String in
      let (width, height) = (Int(device.size.width), Int(device.size.height))
      let scale = Int(device.scale)
      let corners = device.corners > 0 ? " \(device.corners.brief)" : ""
      return "| \(device.names.joined(separator: ", ")) | \(width)x\(height) "
        + "| \(width * scale)×\(height * scale) |\(corners) |"
    }

    #expect(try Example.manual().contains(rows.joined(separator: "\n")))
  }
}
