import Testing
import UIKit

@Suite("Fingers on controllers")
@MainActor
struct TouchedControllersTests {
  @Test("A tap on the back button pops, one on a tab selects")
  func containers() throws {
    try Film.play { film in
      let (first, second) = (Page("A"), Page("B"))
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      let other = Page("C")
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, other]
      film.window.rootViewController = tabs
      try film.clock.advance(to: 0)

      Fingers.tap(film, CGPoint(20, 42))
      try film.clock.advance(to: 1)
      #expect(navigation.viewControllers == [first])
      Fingers.tap(film, CGPoint(280, 640))
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test("A controller hears of touches that its view leaves alone")
  func touchesBegan() throws {
    try Film.play { film in
      let root = Page("A")
      film.window.rootViewController = root
      let page = Dismissed()
      root.present(page, animated: false)
      page.view.addSubview(UILabel(frame: page.view.bounds))
      try film.clock.advance(to: 1)
      #expect(root.presentedViewController === page)

      Fingers.tap(film, CGPoint(100, 300))
      try film.clock.advance(to: 3)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test(
    "A page is pulled away by a pan on its own view, which leaves the window at the end",
    arguments: [(CGPoint(100, 510), true), (CGPoint(100, 210), false)])
  func dismissal(end: CGPoint, isFinished: Bool) throws {
    try Film.play { film in
      let root = Page("A")
      film.window.rootViewController = root
      let page = Page("B")
      let driver = PullAway(page)
      let chooser = Chooser(Fader())
      page.transitioningDelegate = chooser
      page.modalPresentationStyle = .custom
      root.present(page, animated: false)
      page.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: driver, action: PullAway.handle))
      chooser.interaction = driver
      try film.clock.advance(to: 1)

      let hand = Fingers(film, CGPoint(100, 100))
      try hand.drag(to: end, over: 0.5)
      #expect(abs(driver.percentComplete - (end.y - 110) / 500) < 0.001)
      hand.lift()
      try film.clock.advance(to: 3)

      #expect((root.presentedViewController == nil) == isFinished)
      #expect((page.view.window == nil) == isFinished)
    }
  }

  @Test("What an animation moves takes no touches meanwhile, unless it allows them")
  func animated() throws {
    try Film.play { film in
      let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      film.window.addSubview(view)
      film.clock.commit()
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      Fingers.tap(film, CGPoint(50, 50))
      #expect(view.lines.isEmpty)
      try film.clock.advance(to: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        view.alpha = 1
      }
      Fingers.tap(film, CGPoint(50, 50))
      #expect(view.lines == ["began1", "ended1"])
    }
  }
}

private final class Dismissed: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dismiss(animated: true)
  }
}

/// Dismisses a page as far as a finger has pulled it, of 500 points.
private final class PullAway: UIPercentDrivenInteractiveTransition {
  private weak var page: UIViewController?

  init(_ page: UIViewController) {
    self.page = page
  }

  func handle(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: nil).y / 500
    switch pan.state {
    case .began: page?.dismiss(animated: true)
    case .changed: update(share)
    case .ended: share > 0.5 ? finish() : cancel()
    default: cancel()
    }
  }
}
