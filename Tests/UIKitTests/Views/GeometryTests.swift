import QuartzCore
import Testing
import UIKit

@Suite("Geometry of views")
@MainActor
struct GeometryTests {
  @Test("The frame, the bounds and the centre follow one another")
  func frameBoundsCenter() {
    Film.play { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 25, y: 40))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))

      view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
      #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))

      view.center = .zero
      #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    }
  }

  @Test("The frame of a transformed view is the box around it, and setting it fits the bounds")
  func frameThroughTransform() {
    Film.play { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let box = view.frame
      #expect(abs(box.minX - 25) < 1e-9 && abs(box.minY + 25) < 1e-9)
      #expect(abs(box.width - 50) < 1e-9 && abs(box.height - 100) < 1e-9)

      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.bounds.width == 5)
      #expect(abs(view.bounds.height - 10.0 / 3) < 1e-9)
      #expect(view.center == CGPoint(x: 5, y: 5))
    }
  }

  @Test("Another anchor point moves the picture, not the position")
  func anchorPoint() {
    Film.play { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

      view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)

      #expect(view.center == CGPoint(x: 50, y: 25))
      #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 50))
    }
  }

  @Test("Values of the view are values of its layer")
  func layerValues() {
    Film.play { _ in
      let view = UIView()
      view.alpha = 2
      #expect(view.layer.opacity == 1)
      view.alpha = 0.5
      view.isHidden = true
      view.clipsToBounds = true
      view.contentMode = .scaleAspectFill
      view.backgroundColor = .blue
      view.transform3D = CATransform3DMakeTranslation(1, 2, 3)

      let values = view.layer.values
      #expect(values.opacity == 0.5)
      #expect(values.isHidden)
      #expect(values.masksToBounds)
      #expect(values.contentsGravity == .resizeAspectFill)
      #expect(values.backgroundColor == UIColor.blue.cgColor)
      #expect(values.transform.m43 == 3)
      #expect(values.contentsScale == 2)
    }
  }

  @Test("A class may choose the class of its layer")
  func layerClass() {
    Film.play { _ in
      let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

      #expect(view.layer is CAGradientLayer)
      #expect(view.frame.width == 10)
    }
  }

  @Test("A mask of a view is the mask of its layer")
  func mask() {
    Film.play { _ in
      let (view, mask) = (UIView(), UIView())

      view.mask = mask

      #expect(view.layer.mask === mask.layer)
    }
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
