import Testing
import UIKit

@Suite("Coordinate spaces")
@MainActor
struct CoordinateSpaceTests {
  @Test("The screen's points are those of its windows, which lie where their frames say")
  func screen() {
    Film.play { film in
      let box = film.view(CGRect(x: 30, y: 40, width: 100, height: 50))
      let dot = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
      box.addSubview(dot)
      let space = UIScreen.main.coordinateSpace

      #expect(dot.convert(dot.bounds, to: space) == CGRect(x: 35, y: 46, width: 10, height: 10))
      #expect(box.convert(CGPoint(x: 35, y: 46), from: space) == CGPoint(x: 5, y: 6))

      film.window.frame.origin = CGPoint(x: 100, y: 200)
      #expect(dot.convert(CGPoint.zero, to: space) == CGPoint(x: 135, y: 246))
      #expect(space.convert(dot.bounds, from: dot).origin == CGPoint(x: 135, y: 246))
      #expect(space.convert(CGPoint(x: 135, y: 246), to: dot) == .zero)
      #expect(space.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test("A view as a space is that view")
  func views() {
    Film.play { film in
      let box = film.view(CGRect(x: 30, y: 40, width: 100, height: 50))
      let other: any UICoordinateSpace = film.view(CGRect(x: 10, y: 10, width: 20, height: 20))

      #expect(box.convert(CGPoint.zero, to: other) == CGPoint(x: 20, y: 30))
      #expect(box.convert(other.bounds, from: other).origin == CGPoint(x: -20, y: -30))
    }
  }

  @Test("A picture of the screen has all windows in it, in their places")
  func picture() {
    Film.play { film in
      let banner = UIWindow(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
      banner.windowLevel = .alert
      banner.isHidden = false

      let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)

      #expect(picture.frame == UIScreen.main.bounds)
      #expect(picture.subviews.map(\.frame) == [film.window.frame, banner.frame])
    }
  }
}
