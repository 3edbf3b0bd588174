import Foundation
import Testing
import UIKit

@Suite struct UIImageTests {
  /// Left half red, right half blue, the top row green: 4×2 pixels.
  private var flag: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
  }

  /// A folder that is gone afterwards, with a copy of the flag under each name.
  private func withFolder<Result>(
    of names: [String], _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      try #require(flag.pngData()).write(to: folder.appendingPathComponent(name))
    }
    return try body(folder)
  }

  @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2.0), ("a@3x.png", 3.0), ("a2x.png", 1.0)])
  func theEndingOfAFilesNameIsItsScale(name: String, scale: Double) throws {
    let image = try withFolder(of: [name]) {
      try #require(UIImage(contentsOfFile: $0.appendingPathComponent(name).path))
    }

    #expect(image.scale == CGFloat(scale))
    #expect(image.size == CGSize(width: 4 / scale, height: 2 / scale))
  }

  @Test(arguments: [
    ("icon", 1.0, 1.0), ("icon", 2.0, 2.0), ("icon.png", 3.0, 2.0), ("none", 1, nil),
  ])
  func aNamedPictureIsTheOneForTheScale(name: String, wanted: Double, found: Double?) throws {
    let traits = UITraitCollection(displayScale: CGFloat(wanted))

    let image = try withFolder(of: ["icon.png", "icon@2x.png"]) { folder in
      UIImage(named: name, in: Bundle(path: folder.path), compatibleWith: traits)
    }

    #expect(image.map { Double($0.scale) } == found)
  }

  @Test func aFileThatIsNoPictureIsNil() {
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func aPictureSurvivesItsData() throws {
    let data = try #require(flag.pngData())

    #expect(UIImage(data: data) == flag)
  }

  @Test func anEmptyPictureHasNoPixels() {
    #expect(UIImage().cgImage == nil)
    #expect(UIImage().size == .zero)
  }

  @Test(arguments: [
    (UIImage.Orientation.down, 4, 2, UIColor.blue, UIColor.green),
    (.right, 2, 4, .red, .green), (.left, 2, 4, .green, .red),
    (.upMirrored, 4, 2, .green, .red), (.downMirrored, 4, 2, .red, .green),
  ])
  func anOrientationTurnsThePixels(
    orientation: UIImage.Orientation, width: Int, height: Int, first: UIColor, last: UIColor
  ) throws {
    let stored = try #require(flag.cgImage)

    let image = try #require(
      UIImage(cgImage: stored, scale: 1, orientation: orientation).cgImage)

    #expect(image.width == width)
    #expect(image.height == height)
    #expect(image.color(x: 0, y: 0) == first)
    #expect(image.color(x: width - 1, y: height - 1) == last)
  }

  @Test func aTintFillsTheAlpha() throws {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    let tinted = try #require(half.withTintColor(.red).cgImage)

    #expect(tinted.color(x: 0, y: 0) == .red)
    #expect(tinted.alpha(x: tinted.width - 1, y: 0) == 0)
  }

  @Test func capsKeepTheirSizeWhenAPictureIsStretched() throws {
    let resizable = flag.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format).image {
      _ in resizable.draw(in: CGRect(x: 0, y: 0, width: 8, height: 6))
    }

    let image = try #require(drawn.cgImage)
    #expect(image.color(x: 4, y: 0) == .green)
    #expect(image.color(x: 0, y: 1) == .red)
    #expect(image.color(x: 7, y: 5) == .blue)
  }
}
