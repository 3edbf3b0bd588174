import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UINavigationBarTests {
  /// A bar below the status bar of a window, 375 points wide.
  private func bar(_ film: Film, _ items: [UINavigationItem]) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    film.window.addSubview(bar)
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func label(_ text: String, in view: UIView) throws -> UILabel {
    try #require(labels(in: view).first { $0.text == text })
  }

  /// Where a view lies in the bar.
  private func frame(of view: UIView, in bar: UIView) -> CGRect {
    view.convert(view.bounds, to: bar)
  }

  @Test func theTitleStandsInTheMiddle() throws {
    try Film.play { film in
      let bar = bar(film, [UINavigationItem(title: "Photos")])

      let title = try label("Photos", in: bar)

      #expect(abs(frame(of: title, in: bar).midX - 187.5) <= 0.5)
      #expect(abs(frame(of: title, in: bar).midY - 22) <= 0.5)
      #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
    }
  }

  @Test func theBackButtonNamesTheFormerPage() throws {
    try Film.play { film in
      let bar = bar(film, [UINavigationItem(title: "Photos"), UINavigationItem(title: "Detail")])

      let back = try label("Photos", in: bar)

      #expect(frame(of: back, in: bar).minX == 27)
      #expect(back.textColor == .systemBlue)
      #expect(try frame(of: label("Detail", in: bar), in: bar).midX - 187.5 <= 0.5)
    }
  }

  @Test(arguments: [
    ("A name that is far too long for a back button", "Back"), ("Photos", "Photos"), ("", "Back"),
  ])
  func aLongNameGivesWay(title: String, shown: String) throws {
    try Film.play { film in
      let bar = bar(film, [UINavigationItem(title: title), UINavigationItem(title: "Detail")])

      let back = try label(shown, in: bar)
      #expect(frame(of: back, in: bar).minX == 27)
    }
  }

  @Test func aLongTitleMakesRoomForTheButtons() throws {
    try Film.play { film in
      let item = UINavigationItem(title: "A title that needs nearly all of the bar's width")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      let bar = bar(film, [item])

      let title = try frame(of: label(item.title ?? "", in: bar), in: bar)
      let done = try frame(of: label("Done", in: bar), in: bar)
      let cancel = try frame(of: label("Cancel", in: bar), in: bar)
      #expect(cancel.minX == 16)
      #expect(done.maxX == 359)
      #expect(title.minX >= cancel.maxX)
      #expect(title.maxX <= done.minX)
    }
  }

  @Test func theBackgroundReachesUnderTheStatusBar() throws {
    try Film.play { film in
      let bar = bar(film, [])

      let background = try #require(bar.subviews.first)

      #expect(background.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
      #expect(background.subviews.last?.frame == CGRect(x: 0, y: 64, width: 375, height: 0.5))
    }
  }

  @Test func aChangedItemShowsAtOnce() {
    Film.play { film in
      let item = UINavigationItem(title: "One")
      let bar = bar(film, [item])

      item.title = "Two"

      #expect(labels(in: bar).map(\.text) == ["Two"])
    }
  }

  @Test func anAnimatedPushFadesOneTitleIntoTheOther() throws {
    try Film.play { film in
      let bar = bar(film, [UINavigationItem(title: "One")])
      film.clock.commit()

      bar.pushItem(UINavigationItem(title: "Two"), animated: true)
      try film.clock.advance(to: 0.175)

      let contents = bar.subviews.dropFirst()
      #expect(contents.count == 2)
      #expect(contents.allSatisfy { abs(film.shown($0).opacity - 0.5) < 0.01 })
      try film.clock.advance(to: 0.4)
      #expect(bar.subviews.count == 2)
      #expect(try label("Two", in: bar).alpha == 1)
    }
  }

  @Test func theTitleBecomesTheBackButtonsName() throws {
    try Film.play { film in
      let bar = bar(film, [UINavigationItem(title: "One")])
      let title = try label("One", in: bar)
      film.clock.commit()

      bar.pushItem(UINavigationItem(title: "Two"), animated: true)
      let name = try #require(labels(in: bar).last { $0.text == "One" })
      try film.clock.advance(to: 0.175)

      // Half way both are half way between the middle of the bar and the back button.
      let way = 187.5 - frame(of: name, in: bar).midX
      #expect(way > 100)
      #expect(abs(film.shown(title).transform.m41 + way / 2) < 0.5)
      #expect(abs(film.shown(name).transform.m41 - way / 2) < 0.5)
    }
  }

  @Test func theBackButtonGoesBack() throws {
    try Film.play { film in
      var count = 0
      let bar = bar(film, [UINavigationItem(title: "One"), UINavigationItem(title: "Two")])
      bar.onBack = { count += 1 }

      let back = try #require(label("One", in: bar).superview as? UIControl)
      back.sendActions(for: .touchUpInside)

      #expect(count == 1)
    }
  }
}
