import Foundation
import Testing

/// Files as they are written for phones, with what needs Objective-C there.
struct ImportTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
  }

  static let habits = #"""
    import Foundation
    @_exported import UIKit.UIGestureRecognizerSubclass
    import class UIKit.UIView

    #if os(macOS)
    #error("this is for phones")
    #endif

    @objc public protocol CardDelegate {
      @objc optional func card(_ card: Card, didTurn turned: Bool) -> Bool
      @objc optional func card(gone card: Card)
      @objc optional func closed(_ done: @escaping () -> Void)
      @objc optional var name: String { get }
      func must()
    }

    @objcMembers
    final class Sleeper: NSObject, CardDelegate {
      public func must() {}
      func work(_ notification: Notification) {} }

    class Listener: NSObject, CardDelegate {
      func must() {}
      func card(_ card: Card, didTurn turned: Bool) -> Bool { !turned }
      var name: String { "Listener" }
      func closed(_ done: @escaping () -> Void) { done() }
    }

    @objc(ACard) open class Card: UIViewController {
      @IBOutlet weak var label: UILabel!
      @objc dynamic var turned = false
      public weak var delegate: CardDelegate?
      lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan))
      let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))

      open override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tap(_:event:)), for: .touchUpInside)
        button.addTarget(nil, action: #selector(Card.close), for: [.touchDown, .touchUpInside])
        button.addTarget(self, action: Selector(("close")), for: .touchUpInside)
        view.addGestureRecognizer(
          UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .done, target: self, action: #selector(self.close))
        NotificationCenter.default.addObserver(
          self, selector: #selector(noted), name: UIApplication.didBecomeActiveNotification,
          object: nil)
        Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        CADisplayLink(target: self, selector: #selector(step(link:))).add(to: .main, forMode: .common)
        perform(#selector(close), with: nil, afterDelay: 0.2)
        if delegate?.closed != nil, delegate?.card?(self, didTurn: true) == true {
          delegate?.closed? { }
        }
        delegate?.card?(gone: self)
        print(delegate?.name ?? "nobody", #selector(close))
        if responds(to: #selector(CardDelegate.must)) {}
      }

      @objc func handlePan(_ pan: UIPanGestureRecognizer) {}
      @IBAction private func tap(_ sender: Any, event: UIEvent?) {}
      @objc func close() {}
      @objc func noted(_ notification: Notification) {}
      @objc func tick() {}
      @objc func step(link: CADisplayLink) {}
      required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    }

    final class SubCard: Card {
      override func close() { super.close() }
      @objc func other() { _ = #selector(other) }
    }

    class Glow: CALayer {
      override init() { super.init() }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        if #available(iOS 13, *) { return true }
        return false
      }
    }

    extension UIViewController {
      @objc func hideAll(_ sender: Any?) { view.endEditing(true) }
      func useIt() { _ = UITapGestureRecognizer(target: self, action: #selector(hideAll)) }
    }

    class DirectionPan: UIPanGestureRecognizer {
      override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    }

    """#

  @Test(arguments: ["5", "6"])
  func whatNeedsObjectiveCCompiles(mode: String) throws {
    try folder.write(Self.habits, as: "Habits.swift")

    let run = try tool.run("check", "Habits.swift", "--swift", mode)

    #expect(run.text == "Habits.swift: compiles here\n")
  }

  @Test func mistakesAreToldAtThePlacesOfTheUsersFile() throws {
    try folder.write(
      """
      import UIKit
      import SnapKit
      class A: UIViewController {
        override func viewDidLoad() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(gone)); let b: Int = "x"
          let a = #selector(done), c: Int = "x"
          view.snp.makeConstraints()
        }
        @objc func done() {}
      }

      """, as: "A.swift")

    let run = try tool.run("check", "A.swift")

    #expect(
      run.text == """
        A.swift:2:8: note: 'SnapKit' isn't here; the import is left out
        A.swift:5:60: type 'A' has no member 'gone'; it may come from SnapKit, which isn't here
                let tap = UITapGestureRecognizer(target: self, action: #selector(gone)); let b: Int = "x"
                                                                       ^
        A.swift:5:91: cannot convert value of type 'String' to specified type 'Int'
                let tap = UITapGestureRecognizer(target: self, action: #selector(gone)); let b: Int = "x"
                                                                                                      ^
        A.swift:6:39: cannot convert value of type 'String' to specified type 'Int'
                let a = #selector(done), c: Int = "x"
                                                  ^
        A.swift:7:10: Animatic has no 'UIView.snp'; it may come from SnapKit, which isn't here
                view.snp.makeConstraints()
                ~~~~ ^~~
        A.swift: 4 errors

        """)
  }

  @Test func buttonsAndRecognisersOfAnAppFindTheirMethods() throws {
    try folder.write(
      """
      import SnapKit
      import UIKit

      @objc protocol CardDelegate {
        @objc optional func cardShouldClose(_ card: CardController) -> Bool
      }

      class CardController: UIViewController {
        weak var delegate: CardDelegate?

        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.setTitle("Close", for: .normal)
          button.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
          button.addTarget(self, action: #selector(close), for: .touchUpInside)
          view.addSubview(button)
          view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
        }

        @objc private func close(_ sender: UIButton) {
          print("close", delegate?.cardShouldClose?(self) ?? true)
          dismiss(animated: true)
        }

        @objc func handlePan(_ pan: UIPanGestureRecognizer) { print("pan", pan.state.rawValue) }
      }

      """, as: "Card.swift")
    try folder.write(
      """
      load: [Card.swift]
      screens:
        a: {controller: UIViewController()}
        card: {controller: CardController()}
      root: a
      canvas: {size: 390x844}
      script:
        - present: card
          style: fullScreen
        - drag: {from: [50%, 60%], to: [50%, 80%], over: 0.1s}
        - tap: Close

      """, as: "card.yml")

    let run = try tool.run("trace", "card.yml")

    let printed = run.text.split(separator: "\n").filter { $0.contains(" print ") }
      .compactMap { $0.split(separator: "  ").last?.trimmingCharacters(in: .whitespaces) }
    #expect(run.status == 0)
    #expect(printed.first == "pan 1" && printed.suffix(2) == ["pan 3", "close true"])
    #expect(run.text.contains("card to a finished"))
  }
}
