import QuartzCore
import Testing
import UIKit

@Suite("Conversion between views")
@MainActor
struct ConversionTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  @Test("Points go through frames and the origins of bounds, up and down")
  func offsets() {
    Film.play { film in
      let outer = film.view(CGRect(x: 10, y: 20, width: 100, height: 100))
      outer.bounds.origin = CGPoint(x: 0, y: 50)
      let inner = UIView(frame: CGRect(x: 5, y: 60, width: 10, height: 10))
      outer.addSubview(inner)

      #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 61))
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 31))
      #expect(inner.convert(CGPoint(x: 16, y: 31), from: nil) == CGPoint(x: 1, y: 1))
      #expect(outer.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 6, y: 61))
      #expect(
        inner.convert(inner.bounds, to: film.window)
          == CGRect(x: 15, y: 30, width: 10, height: 10))
    }
  }

  @Test("Between cousins the way goes over what they have in common")
  func cousins() {
    Film.play { film in
      let left = film.view(CGRect(x: 10, y: 10, width: 50, height: 50))
      let right = film.view(CGRect(x: 100, y: 40, width: 50, height: 50))

      #expect(left.convert(CGPoint(x: 0, y: 0), to: right) == CGPoint(x: -90, y: -30))
    }
  }

  @Test("Transforms turn and scale points; a rectangle becomes the box around its corners")
  func transforms() {
    Film.play { film in
      let view = film.view(CGRect(x: 0, y: 0, width: 100, height: 100))
      view.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)

      let corner = view.convert(CGPoint(x: 0, y: 0), to: nil)
      #expect(near(corner, CGPoint(x: 50, y: 50 - 100 * 2.0.squareRoot())))
      #expect(near(view.convert(corner, from: nil), .zero))
      let box = view.convert(view.bounds, to: nil)
      #expect(abs(box.width - 200 * 2.0.squareRoot()) < 1e-6)
      #expect(near(box.origin, view.frame.origin))
    }
  }

  /// The flip at 30°: a container of 375×667 points, m34 −0.002, the hinge at the left edge.
  @Test("Projections of the container are seen through, too")
  func projection() {
    Film.play { film in
      let container = film.view(CGRect(x: 0, y: 0, width: 375, height: 667))
      container.layer.sublayerTransform.m34 = -0.002
      let page = UIView(frame: container.bounds)
      container.addSubview(page)
      page.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      page.layer.position = CGPoint(x: 0, y: 333.5)
      page.layer.transform = CATransform3DMakeRotation(-.pi / 6, 0, 1, 0)

      let corner = page.convert(CGPoint(x: 375, y: 0), to: container)

      #expect(abs(corner.x - 407.115) < 0.001)
      #expect(abs(corner.y + 200.1) < 0.001)
      #expect(near(page.convert(corner, from: container), CGPoint(x: 375, y: 0)))
    }
  }

  @Test("Without a window nil stands for the topmost view")
  func noWindow() {
    let top = UIView(frame: CGRect(x: 9, y: 9, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    top.addSubview(view)

    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
  }
}
