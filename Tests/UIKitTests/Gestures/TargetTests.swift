import QuartzCore
import Testing
import UIKit

@Suite("Targets in Swift 6")
@MainActor
struct TargetTests {
  @Test("A recogniser calls methods with or without an argument, on any class of sender")
  func gestures() {
    Film.play { film in
      let page = TargetPage()
      page.view.frame = film.window.bounds
      film.window.addSubview(page.view)
      Fingers.tap(film, CGPoint(50, 50))

      #expect(page.calls == ["UITapGestureRecognizer", "anyone", "nobody", "action"])
      page.tap.removeTarget(page)
      Fingers.tap(film, CGPoint(50, 50))
      #expect(page.calls.dropFirst(4) == ["action"])
    }
  }

  @Test("A target is not kept alive")
  func weakness() {
    weak var page: TargetPage?
    let tap = UITapGestureRecognizer()
    do {
      let made = TargetPage()
      tap.addTarget(made, action: TargetPage.nobody)
      page = made
    }
    #expect(page == nil)
  }

  @Test("Controls, bar button items and display links take methods, too")
  func others() throws {
    try Film.play { film in
      let page = TargetPage()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      button.addTarget(page, action: TargetPage.pressed(_:), for: .touchUpInside)
      button.addTarget(page, action: TargetPage.nobody, for: .touchDown)
      button.addTarget(page, action: TargetPage.pressed(_:event:), for: .touchUpInside)
      film.window.addSubview(button)
      Fingers.tap(film, CGPoint(50, 25))
      #expect(page.calls == ["nobody", "UIButton", "UIButton true"])
      button.removeTarget(page, action: nil, for: .allEvents)
      Fingers.tap(film, CGPoint(50, 25))
      #expect(page.calls.count == 3)

      let link = CADisplayLink(target: page, selector: TargetPage.step(_:))
      link.add(to: .main, forMode: .common)
      try film.clock.advance(to: 0.04)
      link.invalidate()
      try film.clock.advance(to: 0.1)
      #expect(page.calls.dropFirst(3) == ["step", "step"])
    }
  }

  @Test("A bar button item sends itself")
  func barButtonItem() {
    Film.play { film in
      let page = TargetPage()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: page, action: TargetPage.done(_:))
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: nil, action: nil)
      film.window.rootViewController = UINavigationController(rootViewController: page)
      film.clock.commit()
      Fingers.tap(film, CGPoint(350, 40))

      #expect(page.calls == ["Done"])
    }
  }

  @Test("A method that is not the target's is not called but warned of")
  func mismatch() {
    Film.play { film in
      let page = TargetPage()
      let pan = UITapGestureRecognizer(target: page, action: UIScrollView.layoutIfNeeded)
      film.window.addGestureRecognizer(pan)
      Fingers.tap(film, CGPoint(50, 50))

      #expect(UIKitLog.current.warnings.count == 1)
    }
  }

  @Test("Without targets a recogniser only watches")
  func none() {
    #expect(UIPanGestureRecognizer(target: nil, action: nil).numberOfTouches == 0)
  }
}

private class TargetPage: UIViewController {
  var calls: [String] = []
  private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Self.tapped)

  override func viewDidLoad() {
    super.viewDidLoad()
    tap.addTarget(self, action: Self.anyone(_:))
    tap.addTarget(self, action: Self.nobody)
    tap.addAction(
      UIAction { [weak self] action in
        if action.sender is UITapGestureRecognizer { self?.calls.append("action") }
      })
    view.addGestureRecognizer(tap)
  }

  private func tapped(_ tap: UITapGestureRecognizer) { calls.append("\(type(of: tap))") }
  func anyone(_ sender: Any) { calls.append("anyone") }
  func nobody() { calls.append("nobody") }
  func pressed(_ sender: UIButton) { calls.append("\(type(of: sender))") }
  func pressed(_ sender: UIControl, event: UIEvent?) {
    calls.append("\(type(of: sender)) \(event != nil)")
  }
  func step(_ link: CADisplayLink) { calls.append("step") }
  func done(_ item: UIBarButtonItem) { calls.append(item.title ?? "") }
}
