import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite("Geometry in a box")
@MainActor
struct BoxedGeometryTests {
  @Test("What goes in comes out")
  func roundTrips() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turn = CGAffineTransform(rotationAngle: 1)
    let flip = CATransform3DMakeRotation(1, 0, 1, 0)

    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    #expect(NSValue(caTransform3D: flip).caTransform3DValue == flip)
    #expect(NSValue(cgAffineTransform: turn).caTransform3DValue == CATransform3DIdentity)
    #expect(NSValue(caTransform3D: flip) == NSValue(caTransform3D: flip))
  }

  @Test("Animations look into the box")
  func animations() throws {
    try Film.play { film in
      let view = film.view()
      @MainActor func add(_ keyPath: String, from: NSValue, to: NSValue) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        view.layer.add(animation, forKey: keyPath)
      }

      add("position", from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 8, y: 4)))
      add(
        "bounds", from: NSValue(cgRect: .zero),
        to: NSValue(cgRect: CGRect(x: 0, y: 0, width: 60, height: 20)))
      add(
        "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
        to: NSValue(cgAffineTransform: CGAffineTransform(scaleX: 3, y: 1)))
      try film.clock.advance(to: 0.5)

      #expect(film.shown(view).position == CGPoint(x: 4, y: 2))
      #expect(film.shown(view).bounds.size == CGSize(width: 30, height: 10))
      #expect(film.shown(view).transform.m11 == 2)
    }
  }
}

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@Suite("Values tied to objects from outside")
@MainActor
struct AssociatedObjectTests {
  @Test("Each under its key, until they are untied")
  func keys() {
    let view = UIView()
    objc_setAssociatedObject(view, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &secondKey, "two", .OBJC_ASSOCIATION_COPY)

    #expect(objc_getAssociatedObject(view, &firstKey) as? Int == 1)
    #expect(objc_getAssociatedObject(view, &secondKey) as? String == "two")
    #expect(objc_getAssociatedObject(UIView(), &firstKey) == nil)

    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test("An assigned object isn't held, a retained one goes with its owner")
  func lifetimes() {
    let owner = UIView()
    var other: UIView? = UIView()
    objc_setAssociatedObject(owner, &firstKey, other, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &firstKey) as? UIView === other)
    other = nil
    #expect(objc_getAssociatedObject(owner, &firstKey) == nil)

    weak var tied: UIView?
    do {
      let (shortLived, value) = (UIView(), UIView())
      tied = value
      objc_setAssociatedObject(shortLived, &firstKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    objc_setAssociatedObject(owner, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(tied == nil)
  }
}
