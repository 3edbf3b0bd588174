import Testing
import UIKit

@Suite("Scrolling by a finger")
@MainActor
struct ScrollingTests {
  private let diary = GestureDiary()

  private func scrollView(_ film: Film) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 200, height: 1000)
    film.window.addSubview(view)
    film.clock.commit()
    return view
  }

  @Test("The content follows the finger, but for the first ten points")
  func following() throws {
    try Film.play { film in
      let view = scrollView(film)
      let listener = Listener()
      view.delegate = listener
      let hand = Fingers(film, CGPoint(100, 150))
      try hand.drag(to: CGPoint(110, 50), over: 0.5)
      #expect(abs(view.contentOffset.y - 90) < 0.1 && view.contentOffset.x == 0)
      #expect(view.isDragging && view.isTracking)
      let resting = view.contentOffset
      try film.clock.advance(to: 1)
      hand.lift()
      try film.clock.advance(to: 2)

      #expect(view.contentOffset == resting)
      #expect(!view.isDragging && !view.isTracking)
      #expect(listener.lines == ["willBegin", "willEnd at (0.0, 0.0)", "didEnd false"])
    }
  }

  @Test(
    "With the lock on, a drag along one axis keeps to it; a diagonal one doesn't",
    arguments: [
      (CGPoint(110, 50), false, true), (CGPoint(20, 120), true, false),
      (CGPoint(40, 90), true, true),
    ])
  func directionalLock(end: CGPoint, movesX: Bool, movesY: Bool) throws {
    try Film.play { film in
      let view = scrollView(film)
      view.contentSize = CGSize(width: 1000, height: 1000)
      view.isDirectionalLockEnabled = true
      let hand = Fingers(film, CGPoint(100, 150))

      try hand.drag(to: end, over: 0.5)

      // The number at which a diagonal begins is ours; Apple names none.
      #expect((view.contentOffset.x != 0, view.contentOffset.y != 0) == (movesX, movesY))
    }
  }

  @Test("Pulled beyond its end the content follows ever less, and goes back")
  func bouncing() throws {
    try Film.play { film in
      let view = scrollView(film)
      let listener = Listener()
      view.delegate = listener
      let hand = Fingers(film, CGPoint(100, 20))
      hand.move(CGPoint(100, 130))
      #expect(abs(view.contentOffset.y + 43.137) < 0.001)
      try film.clock.advance(to: 0.5)
      hand.lift()
      #expect(view.isDecelerating)
      try film.clock.advance(to: 1.2)

      #expect(view.contentOffset == .zero && !view.isDecelerating)
      #expect(
        listener.lines == [
          "willBegin", "willEnd at (0.0, 0.0)", "didEnd true", "willBeginDecelerating",
          "didEndDecelerating",
        ])

      view.bounces = false
      let other = Fingers(film, CGPoint(100, 20))
      other.move(CGPoint(100, 130))
      #expect(view.contentOffset == .zero)
    }
  }

  @Test("A view leaves to those around it what it can't scroll")
  func leaving() {
    Film.play { film in
      let view = scrollView(film)
      diary.watch(UIPanGestureRecognizer(), on: film.window, as: "window")
      @MainActor func drag(to place: CGPoint) -> Bool {
        let hand = Fingers(film, CGPoint(100, 100))
        hand.move(place)
        defer { hand.cancel() }
        return view.isDragging
      }
      #expect(drag(to: CGPoint(100, 60)))
      #expect(diary.lines.isEmpty)
      #expect(!drag(to: CGPoint(60, 100)))
      #expect(diary.lines == ["window began", "window cancelled"])
      view.isScrollEnabled = false
      #expect(!drag(to: CGPoint(100, 60)))
      view.isScrollEnabled = true
      view.contentSize.height = 100
      #expect(!drag(to: CGPoint(100, 60)))
      view.alwaysBounceVertical = true
      #expect(drag(to: CGPoint(100, 60)))
    }
  }

  @Test("Pages settle at the nearest one, or at the next after a flick")
  func paging() throws {
    try Film.play { film in
      let view = scrollView(film)
      view.contentSize = CGSize(width: 600, height: 200)
      view.isPagingEnabled = true
      let slow = Fingers(film, CGPoint(190, 100))
      try slow.drag(to: CGPoint(100, 100), over: 0.5)
      try film.clock.advance(to: 1)
      slow.lift()
      try film.clock.advance(to: 2)
      #expect(view.contentOffset.x == 0)

      let quick = Fingers(film, CGPoint(190, 100))
      try quick.drag(to: CGPoint(120, 100), over: 0.1)
      quick.lift()
      try film.clock.advance(to: 3)
      #expect(view.contentOffset.x == 200)
    }
  }

  @Test("A delegate may say where the content comes to rest")
  func target() throws {
    try Film.play { film in
      let view = scrollView(film)
      let listener = Listener()
      listener.target = CGPoint(0, 300)
      view.delegate = listener
      let hand = Fingers(film, CGPoint(100, 150))
      try hand.drag(to: CGPoint(100, 50), over: 0.5)
      hand.lift()
      #expect(view.isDecelerating)
      try film.clock.advance(to: 4)

      #expect(view.contentOffset == CGPoint(0, 300))
      #expect(listener.lines[1] == "willEnd at (0.0, 0.2)")
    }
  }

  @Test("A tap selects a row; a finger that scrolls selects none")
  func rows() {
    Film.play { film in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      table.contentInsetAdjustmentBehavior = .never
      let rows = Rows()
      table.dataSource = rows
      table.delegate = rows
      film.window.addSubview(table)
      film.clock.commit()

      Fingers.tap(film, CGPoint(100, 60))
      #expect(rows.selected == [1])
      let hand = Fingers(film, CGPoint(100, 150))
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == true)
      hand.move(CGPoint(100, 100))
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isHighlighted == false)
      hand.lift()
      #expect(rows.selected == [1])
      #expect(table.contentOffset.y == 40)
    }
  }
}

private final class Listener: UIScrollViewDelegate {
  var lines: [String] = []
  var target: CGPoint?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("willBegin") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let (x, y) = ((velocity.x * 100).rounded() / 100 + 0, (velocity.y * 100).rounded() / 100 + 0)
    lines.append("willEnd at (\(x), \(y))")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("didEnd \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating")
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var selected: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
