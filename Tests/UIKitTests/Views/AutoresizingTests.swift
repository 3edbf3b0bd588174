import Testing
import UIKit

@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
  /// A view at 20…60 of 100 points, whose superview grows to 200 or shrinks to 50: its new origin
  /// and its new length. The margins are 20 and 40, the length is 40.
  @Test(
    "Flexible parts share the growth in proportion to their lengths",
    arguments: [
      ([], 200.0, 20.0, 40.0), ([.flexibleRightMargin], 200, 20, 40),
      ([.flexibleLeftMargin], 200, 120, 40), ([.flexibleWidth], 200, 20, 140),
      ([.flexibleLeftMargin, .flexibleRightMargin], 200, 20 + 100.0 / 3, 40),
      ([.flexibleWidth, .flexibleRightMargin], 200, 20, 90),
      ([.flexibleLeftMargin, .flexibleWidth], 200, 20 + 100.0 / 3, 40 + 200.0 / 3),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 200, 40, 80),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 50, 10, 20),
      ([.flexibleLeftMargin], 50, -30, 40), ([.flexibleWidth], 50, 20, 0),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat, CGFloat)])
  func shares(mask: UIView.AutoresizingMask, size: CGFloat, origin: CGFloat, length: CGFloat) {
    Film.play { _ in
      for isVertical in [false, true] {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        child.autoresizingMask =
          isVertical ? UIView.AutoresizingMask(rawValue: mask.rawValue << 3) : mask
        parent.addSubview(child)

        if isVertical { parent.frame.size.height = size } else { parent.frame.size.width = size }

        let (place, extent, other) =
          isVertical
          ? (child.frame.minY, child.frame.height, child.frame.minX)
          : (child.frame.minX, child.frame.width, child.frame.minY)
        #expect(abs(place - origin) < 1e-9)
        #expect(abs(extent - length) < 1e-9)
        #expect(other == 20)
      }
    }
  }

  @Test("Flexible parts without any length share equally")
  func emptyParts() {
    Film.play { _ in
      let parent = UIView()
      let child = UIView()
      child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
      parent.addSubview(child)

      parent.frame = CGRect(x: 0, y: 0, width: 100, height: 60)

      #expect(child.frame == CGRect(x: 50, y: 0, width: 0, height: 60))
    }
  }

  @Test("It passes down the tree, and stops where a view does without")
  func tree() {
    Film.play { _ in
      let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      views[0].addSubview(views[1])
      views[1].addSubview(views[2])

      views[0].bounds.size.width = 30
      #expect(views.map(\.bounds.width) == [30, 30, 30])

      views[1].autoresizesSubviews = false
      views[0].bounds.size.width = 40
      #expect(views.map(\.bounds.width) == [40, 40, 30])
    }
  }

  @Test("A transformed view is resized as if it were not transformed")
  func transformed() {
    Film.play { _ in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(child)
      child.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)

      parent.bounds.size = CGSize(width: 200, height: 50)

      #expect(child.bounds.size == CGSize(width: 200, height: 50))
      #expect(child.center == CGPoint(x: 100, y: 25))
    }
  }
}
