import Testing
import UIKit

@Suite @MainActor struct UIToolbarTests {
  private func bar(_ film: Film, _ items: [UIBarButtonItem]) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
    film.window.addSubview(bar)
    bar.items = items
    film.clock.commit()
    return bar
  }

  private func view(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  @Test func flexibleSpacesShareWhatIsFree() {
    Film.play { film in
      let items = [view(40), .flexibleSpace(), view(50), .flexibleSpace(), view(60)]
      _ = bar(film, items)

      #expect(
        items.compactMap { $0.customView?.frame } == [
          CGRect(x: 16, y: 12, width: 40, height: 20),
          CGRect(x: 152.5, y: 12, width: 50, height: 20),
          CGRect(x: 299, y: 12, width: 60, height: 20),
        ])
    }
  }

  @Test func fixedSpacesAreAsWideAsTheySay() {
    Film.play { film in
      let items = [view(40), .fixedSpace(30), view(50), view(60)]
      _ = bar(film, items)

      #expect(items.compactMap { $0.customView?.frame.minX } == [16, 86, 144])
    }
  }

  @Test func aTapDoesWhatTheItemSays() {
    Film.play { film in
      var taps = 0
      let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })
      _ = bar(film, [item])

      Fingers.tap(film, CGPoint(22, 622))

      #expect(taps == 1)
      #expect(UIKitLog.current.entries.last?.message == "UIBarButtonItem(Go) tapped")
    }
  }

  @Test func itIsFortyFourPointsHigh() {
    #expect(UIToolbar().intrinsicContentSize.height == 44)
    #expect(
      UIToolbar().sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 44))
  }
}
