import CoreGraphics
import Testing
import UIKit

@Suite @MainActor struct UILabelTests {
  private let long = "A text that is far too long for the width of a label"

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// What the label paints at one pixel a point.
  private func picture(_ label: UILabel) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
      label.draw(label.bounds)
    }
    return try #require(picture.cgImage)
  }

  /// The first and last row of a picture that something is painted in.
  private func rows(_ image: CGImage) throws -> ClosedRange<Int> {
    let rows = (0..<image.height).filter { y in
      (0..<image.width).contains { image.alpha(x: $0, y: y) > 40 }
    }
    return try #require(rows.first)...(try #require(rows.last))
  }

  private func columns(_ image: CGImage) throws -> ClosedRange<Int> {
    let columns = (0..<image.width).filter { x in
      (0..<image.height).contains { image.alpha(x: x, y: $0) > 40 }
    }
    return try #require(columns.first)...(try #require(columns.last))
  }

  @Test func aLabelIsAsHighAsOniOSInWholePixels() {
    Film.play { _ in
      let size = label("Hello").intrinsicContentSize

      #expect(size.height == 20.5)
      #expect((size.width * 2).rounded() == size.width * 2)
      #expect(size.width > 35 && size.width < 50)
    }
  }

  @Test(arguments: [nil, ""] as [String?])
  func withoutTextThereIsNoSize(text: String?) {
    #expect(label(text).intrinsicContentSize == .zero)
    #expect(label(text).text == text)
  }

  @Test func nilBringsBackFontAndColour() {
    let label = label("Text")
    label.font = .systemFont(ofSize: 30)
    label.textColor = .red

    label.font = nil
    label.textColor = nil

    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func aLabelFitsItsTextOnOneLine() {
    let label = label(long)

    label.sizeToFit()

    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0) == label.bounds)
  }

  @Test(arguments: [(0, 3), (2, 2), (1, 1)])
  func linesAreLimited(limit: Int, lines: Int) {
    Film.play { _ in
      let label = label(long, lines: limit)

      let size = label.sizeThatFits(CGSize(width: 170, height: 0))

      let height = (CGFloat(lines) * label.font.lineHeight * 2).rounded(.up) / 2
      #expect(size.height == height)
      #expect(size.width <= 170)
    }
  }

  @Test func textStandsHalfWayDown() throws {
    let label = label("H")
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 100)

    let rows = try rows(picture(label))

    // 39.86 + the ascender's 16.47 is the baseline, 56; capitals of Inter are 12.37 high.
    #expect(rows == 43...55)
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0), (.natural, 0.0),
  ])
  func textStandsWhereItsAlignmentSays(alignment: NSTextAlignment, share: Double) throws {
    let label = label("Text")
    label.textAlignment = alignment
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)

    let columns = try columns(picture(label))

    let width = Double(label.intrinsicContentSize.width)
    #expect(abs(Double(columns.lowerBound) - share * (200 - width)) < 3)
  }

  @Test func moreLinesThanFitAreTruncated() throws {
    let label = label(long, lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 45)

    let image = try picture(label)

    #expect(try rows(image).upperBound < 45)
    #expect(try rows(image).lowerBound < 10)
  }

  @Test func aTextThatIsTooLongShrinksIfItMay() throws {
    let label = label(long)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let full = try rows(picture(label)).count
    label.adjustsFontSizeToFitWidth = true

    let shrunk = try rows(picture(label)).count
    label.minimumScaleFactor = 0.9
    let limited = try rows(picture(label)).count

    #expect(shrunk < full * 3 / 4)
    #expect(limited > shrunk)
  }

  @Test func theTextColourFollowsTheAppearance() throws {
    let label = label("■■■■■")
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    var pictures: [CGImage?] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        pictures.append(try? picture(label))
      }
    }

    let colors = pictures.map { $0?.color(x: 5, y: 10) }
    #expect(colors == [0, 1].map { UIColor(red: $0, green: $0, blue: $0, alpha: 1) })
  }

  @Test func anAttributedTextHasItsOwnLook() throws {
    let text = NSMutableAttributedString(
      string: "■",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
    let label = label("replaced")
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 40)

    #expect(label.text == "■")
    #expect(try picture(label).color(x: 8, y: 20) == .red)
    #expect(label.intrinsicContentSize.height >= 35.8)
  }

  @Test func aShadowLiesWhereItsOffsetSays() throws {
    let label = label("■")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    let plain = try columns(picture(label))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 20, height: 0)

    let image = try picture(label)

    #expect(try columns(image).upperBound == plain.upperBound + 20)
    #expect(image.color(x: plain.lowerBound + 25, y: 15) == .red)
  }
}
