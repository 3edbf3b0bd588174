import QuartzCore
import Testing
import UIKit

@Suite("Methods by name")
@MainActor
struct SelectorTests {
  private func play(_ work: (Film, NamedPage) throws -> Void) rethrows {
    try Film.play { film in
      let page = NamedPage()
      film.window.rootViewController = page
      film.clock.commit()
      try work(film, page)
    }
  }

  @Test("A control sends what its target has by that name, subclasses' methods first")
  func controls() {
    Film.play { film in
      let page = LaterPage()
      film.window.rootViewController = page
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      button.addTarget(page, action: "press:", for: .touchUpInside)
      button.addTarget(page, action: "press:", for: .touchUpInside)
      button.addTarget(page, action: "look:event:", for: .touchUpInside)
      button.addTarget(page, action: "close", for: .touchDown)
      page.view.addSubview(button)
      Fingers.tap(film, CGPoint(50, 25))

      #expect(page.calls == ["later close", "press UIButton", "look true"])
      #expect(button.actions(forTarget: page, forControlEvent: .touchDown) == ["close"])
      #expect(button.allTargets == [page])
      button.removeTarget(page, action: "press:", for: .touchUpInside)
      Fingers.tap(film, CGPoint(50, 25))
      #expect(page.calls.dropFirst(3) == ["later close", "look true"])
    }
  }

  @Test("A selector carries the method of a class that lists none")
  func carried() {
    play { film, page in
      let field = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let tap = UITapGestureRecognizer(
        target: page.view, action: Selector("setNeedsLayout", UIView.setNeedsLayout))
      tap.addTarget(page, action: Selector("nobody", NamedPage.close))
      page.view.addSubview(field)
      field.addGestureRecognizer(tap)
      Fingers.tap(film, CGPoint(50, 25))

      #expect(page.calls == ["close"])
      #expect(UIKitLog.current.warnings.isEmpty)
    }
  }

  @Test("Without a target the first responder up from the sender that has the method gets it")
  func responders() {
    play { film, page in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      button.addTarget(nil, action: "press:", for: .touchUpInside)
      page.view.addSubview(button)
      Fingers.tap(film, CGPoint(50, 25))

      #expect(page.calls == ["press UIButton"])
      #expect(UIApplication.shared.sendAction("close", to: nil, from: button, for: nil))
      #expect(!UIApplication.shared.sendAction("open", to: nil, from: button, for: nil))
      #expect(page.calls.last == "close")
      #expect(button.target(forAction: "close", withSender: nil) as? NSObject == page)
    }
  }

  @Test("Bar button items send themselves, and their event")
  func barButtonItems() {
    play { film, page in
      let item = UIBarButtonItem(barButtonSystemItem: .done, target: page, action: "press:")
      page.navigationItem.rightBarButtonItem = item
      film.window.rootViewController = UINavigationController(rootViewController: page)
      film.clock.commit()
      Fingers.tap(film, CGPoint(350, 40))

      #expect(page.calls == ["press UIBarButtonItem"])
      #expect(item.action == "press:" && item.target === page)
      item.action = "close"
      #expect(item.target === page)
      item.target = nil
      #expect(item.target == nil && item.action == "close")
    }
  }

  @Test("An action that nobody has is warned of by its name")
  func nobody() {
    play { film, page in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      button.addTarget(page, action: "open:", for: .touchUpInside)
      button.addTarget(nil, action: "shut", for: .touchUpInside)
      button.addTarget(page, action: "choose:", for: .touchUpInside)
      page.view.addSubview(button)
      Fingers.tap(film, CGPoint(50, 25))

      #expect(
        UIKitLog.current.warnings.map(\.call) == [
          "NamedPage has no method 'open:', which UIButton sends it; on a phone the app ends here.",
          "'shut', which UIButton sends to whoever has it, reaches nobody.",
          "'choose:' of NamedPage doesn't take what it is sent, which UIButton sends it.",
        ])
    }
  }

  @Test("Timers, display links and delayed messages call by name on virtual time")
  func timing() throws {
    try play { film, page in
      let link = CADisplayLink(target: page, selector: "step:")
      link.add(to: .main, forMode: .common)
      try film.clock.advance(to: 0.02)
      link.invalidate()
      let timer = Timer.scheduledTimer(
        timeInterval: 0.1, target: page, selector: "tick:", userInfo: nil, repeats: true)
      page.perform("close", with: nil, afterDelay: 0.15)
      page.perform("press:", with: page, afterDelay: 0.15)
      NSObject.cancelPreviousPerformRequests(withTarget: page, selector: "press:", object: page)
      try film.clock.advance(to: 0.25)
      timer.invalidate()
      try film.clock.advance(to: 0.5)

      #expect(page.calls == ["step", "tick", "close", "tick"])
    }
  }

  @Test("Observers hear of notifications by name until they are removed")
  func notifications() {
    play { film, page in
      let (center, name) = (NotificationCenter(), Notification.Name("news"))
      center.addObserver(page, selector: "hear:", name: name, object: nil)
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("old"), object: nil)
      center.removeObserver(page, name: name, object: nil)
      center.post(name: name, object: nil)
      center.addObserver(page, selector: "hear:", name: name, object: film.window)
      center.post(name: name, object: nil)
      center.removeObserver(page)
      center.post(name: name, object: film.window)

      #expect(page.calls == ["hear news"])
    }
  }

  @Test("Objects tell what they respond to, and perform it")
  func performing() {
    play { film, page in
      #expect(page.responds(to: "close") && !page.responds(to: "open"))
      #expect(page.perform("twin:", with: page)?.takeUnretainedValue() === page)
      page.perform("look:event:", with: page, with: nil)

      #expect(page.calls == ["twin", "look false"])
    }
  }

  @Test("Of Apple's protocols Apple's own objects are known to have all members")
  func protocols() {
    let didScroll = Selector("scrollViewDidScroll:", of: (any UIScrollViewDelegate).self)
    let pages = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())

    #expect(pages.responds(to: didScroll))
    #expect(!UIView().responds(to: didScroll))
    #expect(!ScrollingPage().responds(to: didScroll))
  }

  @Test("Optional members are nil where a class doesn't list them")
  func optionals() {
    let page = NamedPage()
    let twin: ((NSObject) -> NSObject?)? = objectiveMethod(named: "twin:", of: page)
    let none: ((NSObject) -> NSObject?)? = objectiveMethod(named: "none:", of: page)
    let name: String? = objectiveValue(named: "nickname", of: page)

    #expect(twin?(page) === page)
    #expect(none == nil)
    #expect(name == "Page")
  }
}

class NamedPage: UIViewController, ObjectiveMethodTable {
  var calls: [String] = []
  var nickname: String { "Page" }

  func press(_ sender: Any) { calls.append("press \(type(of: sender))") }
  func look(_ sender: Any?, event: UIEvent?) { calls.append("look \(event != nil)") }
  func close() { calls.append("close") }
  func choose(_ slider: CALayer) { calls.append("choose") }
  func step(_ link: CADisplayLink) { calls.append("step") }
  func tick(_ timer: Timer) { calls.append("tick") }
  func hear(_ notification: Notification) { calls.append("hear \(notification.name.rawValue)") }
  func twin(_ object: NSObject) -> NSObject? {
    calls.append("twin")
    return object
  }

  nonisolated class var objectiveMethods: [ObjectiveMethod] {
    [
      ObjectiveMethod("press:", NamedPage.press(_:)),
      ObjectiveMethod("look:event:", NamedPage.look(_:event:)),
      ObjectiveMethod("close", NamedPage.close), ObjectiveMethod("choose:", NamedPage.choose(_:)),
      ObjectiveMethod("step:", NamedPage.step(_:)), ObjectiveMethod("tick:", NamedPage.tick(_:)),
      ObjectiveMethod("hear:", NamedPage.hear(_:)), ObjectiveMethod("twin:", NamedPage.twin(_:)),
      ObjectiveMethod("nickname", calling: { (page: NamedPage) in page.nickname }),
    ]
  }
}

/// It has a method of its own of a name that its superclass has too.
private final class LaterPage: NamedPage {
  func shut() { calls.append("later close") }

  nonisolated override class var objectiveMethods: [ObjectiveMethod] {
    super.objectiveMethods + [ObjectiveMethod("close", LaterPage.shut)]
  }
}

/// It conforms to a protocol of UIKit's, and lists nothing that it implements.
private final class ScrollingPage: UIViewController, UIScrollViewDelegate {}
