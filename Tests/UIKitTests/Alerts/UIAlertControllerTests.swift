import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UIAlertControllerTests {
  private func play(_ body: (Film, UIViewController) throws -> Void) rethrows {
    try Film.play { film in
      let root = UIViewController()
      film.window.rootViewController = root
      film.clock.commit()
      try body(film, root)
    }
  }

  private func buttons(in view: UIView?) -> [UIButton] {
    (view?.subviews ?? []).flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func button(_ title: String, of alert: UIAlertController) throws -> CGRect {
    let button = try #require(buttons(in: alert.view).first { $0.currentTitle == title })
    return button.convert(button.bounds, to: nil)
  }

  private func alert(
    _ style: UIAlertController.Style, _ titles: String...,
    then: @escaping (UIAlertAction) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: "It goes.", preferredStyle: style)
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default, handler: then))
    }
    return alert
  }

  @Test func anAlertStandsInTheMiddle() throws {
    try play { film, root in
      let alert = alert(.alert, "OK", "Cancel")
      root.present(alert, animated: true)
      try film.clock.advance(to: 1)

      #expect(alert.view.frame.width == 270)
      #expect(abs(alert.view.frame.midX - 187.5) <= 0.5)
      #expect(abs(alert.view.frame.midY - 333.5) <= 0.5)
      // Of two the one that cancels stands left.
      #expect(try button("Cancel", of: alert).minX == alert.view.frame.minX)
      #expect(try button("OK", of: alert).minX == alert.view.frame.midX)
      #expect(try button("OK", of: alert).size == CGSize(width: 135, height: 44))
      #expect(root.presentedViewController === alert)
      #expect(root.view.window != nil)
    }
  }

  @Test func threeButtonsAreStackedAndWhatCancelsIsLast() throws {
    try play { film, root in
      let alert = alert(.alert, "Cancel", "One", "Two")
      root.present(alert, animated: false)
      try film.clock.advance(to: 1)

      let tops = try ["One", "Two", "Cancel"].map { try button($0, of: alert).minY }
      #expect(tops == [0, 44, 88].map { tops[0] + $0 })
      #expect(try button("Cancel", of: alert).maxY == alert.view.frame.maxY)
    }
  }

  @Test func aTapSendsItAwayAndThenDoesWhatWasChosen() throws {
    try play { film, root in
      var lines: [String] = []
      let alert = alert(.alert, "OK", "Cancel") { action in
        lines.append("\(action.title ?? ""), \(root.presentedViewController == nil)")
      }
      root.present(alert, animated: true)
      try film.clock.advance(to: 1)
      let place = try button("OK", of: alert)

      Fingers.tap(film, CGPoint(place.midX, place.midY))
      #expect(lines.isEmpty)
      #expect(UIKitLog.current.entries.contains { $0.message == "UIAlertAction(OK) tapped" })
      try film.clock.advance(to: 2)

      #expect(lines == ["OK, true"])
      #expect(alert.view.window == nil)
    }
  }

  @Test func aSheetStandsAtTheLowerEndAndGoesWithATapBesideIt() throws {
    try play { film, root in
      var chosen: [String] = []
      let alert = alert(.actionSheet, "Cancel", "Copy") { chosen.append($0.title ?? "") }
      root.present(alert, animated: true)
      try film.clock.advance(to: 1)

      #expect(alert.view.frame.minX == 10 && alert.view.frame.maxX == 365)
      #expect(alert.view.frame.maxY == 657)
      #expect(try button("Cancel", of: alert) == CGRect(x: 10, y: 600, width: 355, height: 57))
      #expect(try button("Copy", of: alert).maxY == 592)

      Fingers.tap(film, CGPoint(100, 100))
      try film.clock.advance(to: 2)
      #expect(chosen == ["Cancel"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func anAlertStaysWhenSomebodyTapsBesideIt() throws {
    try play { film, root in
      let alert = alert(.alert, "OK", "Cancel")
      root.present(alert, animated: false)
      try film.clock.advance(to: 1)
      Fingers.tap(film, CGPoint(100, 100))
      try film.clock.advance(to: 2)
      #expect(root.presentedViewController === alert)
    }
  }

  /// Uncertain: how long it takes, and from which size.
  @Test func anAlertFadesInWhileItShrinks() throws {
    try play { film, root in
      let alert = alert(.alert, "OK")
      root.present(alert, animated: true)
      try film.clock.advance(to: 0.001)
      let start = film.shown(alert.view)
      #expect(start.opacity < 0.1)
      #expect(start.transform.m11 > 1.18)
      try film.clock.advance(to: 0.5)
      #expect(film.shown(alert.view).opacity == 1)
      #expect(film.shown(alert.view).transform.m11 == 1)
    }
  }

  @Test func theTintBelowIsGreyAsLongAsItStands() throws {
    try play { film, root in
      let alert = alert(.alert, "OK")
      root.present(alert, animated: false)
      try film.clock.advance(to: 1)
      #expect(root.view.tintAdjustmentMode == .dimmed)
      root.dismiss(animated: false)
      try film.clock.advance(to: 2)
      #expect(root.view.tintAdjustmentMode == .normal)
    }
  }

  @Test func anAlertMayHaveTextFields() throws {
    try play { film, root in
      let alert = alert(.alert, "OK")
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField()
      root.present(alert, animated: false)
      try film.clock.advance(to: 1)

      #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
      let frames = alert.textFields?.map { $0.convert($0.bounds, to: alert.view) } ?? []
      #expect(frames.map(\.minX) == [16, 16] && frames.map(\.width) == [238, 238])
    }
  }

  @Test func whatUIKitForbidsIsWarnedOf() {
    play { _, _ in
      let alert = alert(.actionSheet, "Cancel")
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      #expect(alert.actions.map(\.title) == ["No"])
      #expect(alert.textFields == nil)
      #expect(UIKitLog.current.warnings.count == 2)
    }
  }
}
