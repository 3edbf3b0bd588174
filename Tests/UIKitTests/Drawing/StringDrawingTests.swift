import Foundation
import Testing
import UIKit

@Suite struct StringDrawingTests {
  private let text = "A sentence that is wrapped into a few lines"
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func aBoundingRectWrapsAtItsWidth() {
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)

    let rect = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes)

    #expect(rect.width <= 120)
    #expect(abs(rect.height - 4 * UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
  }

  @Test func withoutLineFragmentsItIsOneLine() {
    let rect = text.boundingRect(with: CGSize(width: 120, height: 0), attributes: attributes)

    #expect(rect.size == text.size(withAttributes: attributes))
  }

  @Test func aParagraphStyleSpacesLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let spaced = attributes.merging([.paragraphStyle: style]) { $1 }
    let room = CGSize(width: 120, height: 0)

    let plain = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes)
    let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: spaced)

    #expect(abs(rect.height - plain.height - 30) < 0.01)
  }

  @Test func aKernWidensTheText() {
    let kerned = attributes.merging([.kern: 2]) { $1 }

    let difference =
      "four".size(withAttributes: kerned).width - "four".size(withAttributes: attributes).width

    #expect(abs(difference - 8) < 0.01)
  }
}
