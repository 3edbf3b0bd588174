import Testing
import UIKit

@Suite("Hierarchy of views")
@MainActor
struct HierarchyTests {
  private let parent = UIView()
  private let views = (0..<4).map { number in
    let view = UIView()
    view.tag = number
    return view
  }

  private var order: [Int] { parent.subviews.map(\.tag) }

  @Test("Views are put where they are told to be, and their layers are in the same order")
  func places() {
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(order == [2, 0, 3, 1])

    parent.insertSubview(views[2], aboveSubview: views[3])
    #expect(order == [0, 3, 2, 1])
    parent.bringSubviewToFront(views[0])
    #expect(order == [3, 2, 1, 0])
    parent.sendSubviewToBack(views[1])
    #expect(order == [1, 3, 2, 0])
    parent.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(order == [1, 0, 2, 3])
    parent.addSubview(views[1])
    #expect(order == [0, 2, 3, 1])
    views[2].removeFromSuperview()
    #expect(order == [0, 3, 1])

    #expect(parent.layer.sublayers?.elementsEqual(parent.subviews.map(\.layer), by: ===) == true)
  }

  @Test("Layers that belong to no view keep their place")
  func strangeLayers() {
    let layer = CALayer()
    parent.addSubview(views[0])
    parent.layer.addSublayer(layer)
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 1)

    let expected = [views[0].layer, layer, views[2].layer, views[1].layer]
    #expect(parent.layer.sublayers?.elementsEqual(expected, by: ===) == true)
  }

  @Test("A view has one superview at a time; a descendant is one of itself, too")
  func moving() {
    let other = UIView()
    parent.addSubview(views[0])
    views[0].addSubview(views[1])
    other.addSubview(views[0])

    #expect(parent.subviews.isEmpty)
    #expect(views[0].superview === other)
    #expect(views[1].isDescendant(of: other))
    #expect(views[1].isDescendant(of: views[1]))
    #expect(!other.isDescendant(of: views[1]))
  }

  @Test("A tag is found at the view itself first, then in the order of the tree")
  func tags() {
    parent.tag = 7
    views[0].tag = 9
    parent.addSubview(views[0])
    views[0].addSubview(views[1])
    views[2].tag = 1
    parent.addSubview(views[2])

    #expect(parent.viewWithTag(7) === parent)
    #expect(parent.viewWithTag(1) === views[1])
    #expect(parent.viewWithTag(5) == nil)
  }

  @Test("Views hear of their moves in UIKit's order")
  func callbacks() {
    Film.play { film in
      let log = Log()
      let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
      outer.addSubview(inner)
      log.lines = []

      film.window.addSubview(outer)
      #expect(
        log.lines == [
          "outer will move to window", "inner will move to window", "outer will move to superview",
          "outer did move to window", "inner did move to window", "outer did move to superview",
        ])
      #expect(inner.window === film.window)

      log.lines = []
      inner.removeFromSuperview()
      #expect(
        log.lines == [
          "inner will leave window", "inner will leave superview", "outer will remove inner",
          "inner did leave window", "inner did leave superview",
        ])
      #expect(inner.window == nil)

      log.lines = []
      outer.addSubview(inner)
      #expect(log.lines.last == "outer did add inner")
    }
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class LoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log.lines.append("\(name) \(text)") }

  override func willMove(toWindow newWindow: UIWindow?) {
    note(newWindow == nil ? "will leave window" : "will move to window")
  }

  override func didMoveToWindow() {
    note(window == nil ? "did leave window" : "did move to window")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note(newSuperview == nil ? "will leave superview" : "will move to superview")
  }

  override func didMoveToSuperview() {
    note(superview == nil ? "did leave superview" : "did move to superview")
  }

  override func didAddSubview(_ subview: UIView) {
    note("did add \((subview as? LoggingView)?.name ?? "a view")")
  }

  override func willRemoveSubview(_ subview: UIView) {
    note("will remove \((subview as? LoggingView)?.name ?? "a view")")
  }
}
