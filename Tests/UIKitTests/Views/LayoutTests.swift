import Testing
import UIKit

@Suite("Layout and safe areas")
@MainActor
struct LayoutTests {
  @Test("A pass comes once for any number of requests, at the end of the turn or when it is needed")
  func passes() throws {
    try Film.play { film in
      let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      film.window.addSubview(view)
      film.clock.commit()
      view.passes = 0

      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(view.passes == 0)
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(view.passes == 1)

      view.bounds.size.width = 20
      view.bounds.size.width = 30
      try film.clock.advance(to: 0)
      #expect(view.passes == 2)

      view.center.x = 100
      film.clock.commit()
      #expect(view.passes == 2)
    }
  }

  @Test("A view's parent lays out first")
  func topDown() {
    Film.play { film in
      let (outer, inner) = (CountingView(), CountingView())
      outer.addSubview(inner)
      film.window.addSubview(outer)
      var order: [String] = []
      outer.onLayout = {
        order.append("outer")
        inner.bounds.size.width += 1
      }
      inner.onLayout = { order.append("inner") }

      inner.setNeedsLayout()
      outer.setNeedsLayout()
      inner.layoutIfNeeded()

      #expect(order == ["outer", "inner"])
    }
  }

  @Test("sizeToFit keeps the top left corner")
  func sizeToFit() {
    let view = CountingView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))

    view.sizeToFit()

    #expect(view.frame == CGRect(x: 10, y: 10, width: 44, height: 22))
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4)).sizeThatFits(.zero).width == 3)
  }

  @Test("The safe area is what of the window's insets reaches into a view")
  func safeArea() {
    Film.play { film in
      let outer = film.view(CGRect(x: 0, y: 5, width: 375, height: 600))
      let inner = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
      outer.addSubview(inner)

      #expect(film.window.safeAreaInsets.top == 20)
      #expect(outer.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
      #expect(inner.safeAreaInsets.top == 5)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 13, left: 8, bottom: 8, right: 8))
      #expect(
        inner.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 5, width: 50, height: 45))
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(
        inner.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 34, height: 34))
    }
  }

  @Test("A view hears of a new safe area before it lays out")
  func safeAreaChange() {
    Film.play { film in
      let view = CountingView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      film.window.addSubview(view)
      film.clock.commit()
      #expect(view.safeAreaChanges == 0)

      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      film.clock.commit()

      #expect(view.safeAreaChanges == 1)
    }
  }

  @Test("A view that moves into the safe area's edge is laid out again; one that is scaled is not")
  func movingIntoTheSafeArea() {
    Film.play { film in
      let view = CountingView(frame: CGRect(x: 0, y: 667, width: 375, height: 667))
      film.window.addSubview(view)
      film.clock.commit()
      view.passes = 0

      UIView.animate(withDuration: 1) { view.center.y = 333.5 }
      film.clock.commit()
      #expect(view.passes == 1)
      #expect(view.safeAreaInsets.top == 20)

      view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      film.clock.commit()
      #expect(view.passes == 1)
      #expect(view.safeAreaInsets.top == 20)
    }
  }
}

private final class CountingView: UIView {
  var passes = 0
  var safeAreaChanges = 0
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    onLayout()
  }

  override func safeAreaInsetsDidChange() {
    safeAreaChanges += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 44, height: 22) }
}
