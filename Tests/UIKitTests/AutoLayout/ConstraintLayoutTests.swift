import QuartzCore
import Testing
import UIKit

@Suite("Constraints and the layout pass")
@MainActor
struct ConstraintLayoutTests {
  /// A view in `superview`, 10 points from its left and top, 40 × 20; the constraints in that order.
  private func pin(_ view: UIView, in superview: UIView) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test("A changed constant moves the view when the turn ends, without animation")
  func constant() {
    Film.play { film in
      let view = UIView()
      let left = pin(view, in: film.view())[0]
      film.clock.commit()
      #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 20))

      left.constant = 50
      #expect(view.frame.minX == 10)
      film.clock.commit()
      #expect(view.frame.minX == 50)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test(
    "Laying out within an animation block animates what constraints move", arguments: [false, true])
  func animatedConstant(askTheViewItself: Bool) throws {
    try Film.play { film in
      let (superview, view) = (film.view(), UIView())
      let constraints = pin(view, in: superview)
      film.clock.commit()

      constraints[0].constant = 110
      constraints[2].constant = 80
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        (askTheViewItself ? view : superview).layoutIfNeeded()
      }

      #expect(view.frame == CGRect(x: 110, y: 10, width: 80, height: 20))
      try film.clock.advance(to: 0.5)
      #expect(film.shown(view).bounds.size == CGSize(width: 60, height: 20))
      #expect(film.shown(view).position == CGPoint(x: 90, y: 20))
      try film.clock.advance(to: 1)
      #expect(film.shown(view).position == CGPoint(x: 150, y: 20))
    }
  }

  @Test("Swapping constraints in a property animator's block animates, too")
  func swappedConstraints() throws {
    try Film.play { film in
      let (superview, view) = (film.view(), UIView())
      let constraints = pin(view, in: superview)
      film.clock.commit()
      let away = view.leadingAnchor.constraint(equalTo: superview.trailingAnchor)

      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        constraints[0].isActive = false
        away.isActive = true
        film.window.layoutIfNeeded()
      }

      try film.clock.advance(to: 0.2)
      #expect(abs(film.shown(view).position.x - 75) < 1e-9)
    }
  }

  @Test("A view that isn't animated with its superview is where its constraints say at once")
  func nothingElseMoves() {
    Film.play { film in
      let (one, other) = (UIView(), UIView())
      let oneLeft = pin(one, in: film.view())[0]
      _ = pin(other, in: film.view(CGRect(x: 100, y: 100, width: 50, height: 50)))
      film.clock.commit()

      UIView.animate(withDuration: 1) {
        oneLeft.constant = 0
        film.window.layoutIfNeeded()
      }

      #expect(one.layer.animationKeys()?.count == 1)
      #expect(other.layer.animationKeys() == nil)
    }
  }

  @Test("Views below a view whose size constraints change follow by their masks and constraints")
  func nested() {
    Film.play { film in
      let (outer, inner, masked) = (UIView(), UIView(), UIView())
      let width = pin(outer, in: film.view())[2]
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      masked.frame = CGRect(x: 0, y: 0, width: 40, height: 5)
      masked.autoresizingMask = .flexibleWidth
      film.clock.commit()
      outer.addSubview(masked)
      NSLayoutConstraint.activate([
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -1),
        inner.widthAnchor.constraint(equalTo: masked.widthAnchor, multiplier: 0.5),
      ])
      film.clock.commit()
      #expect(inner.frame.minX == 19)

      width.constant = 100
      film.clock.commit()

      #expect(masked.frame.width == 100)
      #expect(inner.frame == CGRect(x: 49, y: 0, width: 50, height: 0))
    }
  }

  @Test("A view with a frame of its own takes along what is tied to it")
  func fixedViews() {
    Film.play { film in
      let (superview, view) = (film.view(), UIView())
      let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      superview.addSubview(fixed)
      let left = pin(view, in: superview)[0]
      left.isActive = false
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 3).isActive = true
      film.clock.commit()
      #expect(view.frame.minX == 13)

      fixed.frame.origin.x = 20
      film.clock.commit()
      #expect(view.frame.minX == 33)
      fixed.bounds.size.width = 20
      film.clock.commit()
      #expect(view.frame.minX == 38)
    }
  }

  @Test("A frame that is set by hand holds until the superview is laid out")
  func frameByHand() {
    Film.play { film in
      let (superview, view) = (film.view(), UIView())
      _ = pin(view, in: superview)
      film.clock.commit()

      view.center.x = 300
      film.clock.commit()
      #expect(view.center.x == 300)
      superview.setNeedsLayout()
      film.clock.commit()
      #expect(view.center.x == 30)
    }
  }

  @Test("Without constraints a view stays where it is, whether or not it translates its mask")
  func unconstrained() {
    Film.play { film in
      let view = film.view(CGRect(x: 1, y: 2, width: 3, height: 4))
      view.translatesAutoresizingMaskIntoConstraints = false
      _ = pin(UIView(), in: film.view())
      film.clock.commit()

      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test("Leaving a superview ends the constraints to the outside, and no others")
  func leaving() {
    Film.play { film in
      let (superview, view, inner) = (film.view(), UIView(), UIView())
      let outside = pin(view, in: superview)
      let inside = pin(inner, in: view)
      film.clock.commit()

      view.removeFromSuperview()

      #expect(outside.map(\.isActive) == [false, false, true, true])
      #expect(inside.map(\.isActive) == [true, true, true, true])
      #expect(superview.constraints.isEmpty)

      superview.addSubview(view)
      outside[0].isActive = true
      outside[0].constant = 17
      film.clock.commit()
      #expect(view.frame == CGRect(x: 17, y: 0, width: 40, height: 20))
      #expect(inner.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
    }
  }

  @Test("Constraints are updated from the bottom up, then laid out from the top down")
  func order() {
    Film.play { film in
      var calls: [String] = []
      let (outer, inner) = (Speaker(), Speaker())
      outer.say = { calls.append("outer \($0)") }
      inner.say = { calls.append("inner \($0)") }
      outer.addSubview(inner)
      film.window.addSubview(outer)
      film.clock.commit()
      #expect(
        calls == ["inner update", "outer update", "outer layout", "inner layout"])

      calls = []
      inner.setNeedsUpdateConstraints()
      #expect(inner.needsUpdateConstraints())
      film.clock.commit()
      #expect(calls == ["inner update", "inner layout"])
      #expect(!inner.needsUpdateConstraints())
    }
  }

  @Test("A view controller updates the constraints of its view")
  func controllers() {
    Film.play { film in
      let controller = UpdatingController()
      film.window.rootViewController = controller
      film.clock.commit()

      #expect(controller.updates == 1)
      #expect(controller.label.frame.origin == CGPoint(x: 10, y: 30))
      #expect(controller.frameInDidLayout == controller.label.frame)
      #expect(controller.label.frame.size == controller.label.intrinsicContentSize)
    }
  }

  @Test("Guides of the safe area, of margins and of one's own")
  func guides() {
    Film.play { film in
      let root = film.view(film.window.bounds)
      let (view, guide) = (UIView(), UILayoutGuide())
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
        guide.heightAnchor.constraint(equalToConstant: 99.9),
        view.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 0.1),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      ])
      film.clock.commit()

      #expect(guide.layoutFrame == CGRect(x: 8, y: 20, width: 359, height: 100))
      #expect(view.frame.origin == CGPoint(x: 98, y: 120))
      #expect(root.layoutGuides == [guide])

      root.removeLayoutGuide(guide)
      #expect(root.constraints.isEmpty)
      #expect(guide.owningView == nil)
    }
  }

  @Test("Edges of a scroll view are those of its content")
  func scrollViews() {
    Film.play { film in
      let (scroll, content) = (UIScrollView(), UIView())
      scroll.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      film.window.addSubview(scroll)
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 400),
      ])
      film.clock.commit()

      #expect(content.frame == CGRect(x: 0, y: 5, width: 100, height: 400))
      #expect(scroll.contentSize == CGSize(width: 100, height: 410))
    }
  }
}

private final class Speaker: UIView {
  var say: (String) -> Void = { _ in }

  override func updateConstraints() {
    say("update")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    say("layout")
  }
}

private final class UpdatingController: UIViewController {
  let label = UILabel()
  private(set) var updates = 0
  private(set) var frameInDidLayout = CGRect.zero

  override func viewDidLoad() {
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
  }

  override func updateViewConstraints() {
    if updates == 0 {
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10).isActive = true
      label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 10).isActive = true
    }
    updates += 1
    super.updateViewConstraints()
  }

  override func viewDidLayoutSubviews() {
    frameInDidLayout = label.frame
  }
}
