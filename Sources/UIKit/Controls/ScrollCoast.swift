import Foundation
import QuartzCore

/// Moves the content of a scroll view sixty times a second, from when the finger goes until it rests.
@MainActor
final class ScrollCoast {
  private unowned let view: UIScrollView
  private let (x, y): (ScrollCourse, ScrollCourse)
  private let start = CACurrentMediaTime()
  private var link: CADisplayLink?

  init(of view: UIScrollView, x: ScrollCourse, y: ScrollCourse) {
    self.view = view
    (self.x, self.y) = (x, y)
    let link = CADisplayLink { [weak self] _ in self?.tick() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick() {
    let time = CACurrentMediaTime() - start
    guard view.window != nil, view.isScrollEnabled else { return view.stopCoasting() }
    view.contentOffset = CGPoint(x: x.offset(after: time), y: y.offset(after: time))
    // Whoever hears of that may have stopped it.
    guard link != nil, x.isOver(after: time), y.isOver(after: time) else { return }
    stop()
    view.endCoasting()
  }
}
