import QuartzCore
import Testing
import UIKit

@Suite @MainActor struct UITabBarTests {
  private func icon() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 25, height: 25))
    }
  }

  private func bar(_ film: Film, titles: [String]) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
    film.window.addSubview(bar)
    bar.items = titles.map { UITabBarItem(title: $0, image: icon(), tag: 0) }
    bar.selectedItem = bar.items?.first
    bar.layoutIfNeeded()
    return bar
  }

  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func tabsShareTheWidth() {
    Film.play { film in
      let frames = buttons(bar(film, titles: ["One", "Two", "Three"])).map(\.frame)

      #expect(frames.map(\.minX) == [0, 125, 250])
      #expect(frames.allSatisfy { $0.size == CGSize(width: 125, height: 49) })
    }
  }

  @Test func picturesAreTemplatesInTheTint() throws {
    try Film.play { film in
      let bar = bar(film, titles: ["One", "Two"])

      let colors = try buttons(bar).map { button in
        let picture = try #require(button.subviews.first as? UIImageView)
        return try #require(picture.layer.values.contents).color(x: 10, y: 10)
      }

      let traits = UITraitCollection(userInterfaceStyle: .light)
      #expect(colors.first == UIColor.systemBlue.resolvedColor(with: traits))
      #expect(colors.last == UIColor(red: 146 / 255, green: 146 / 255, blue: 146 / 255, alpha: 1))
    }
  }

  @Test func aTapSelectsATab() throws {
    try Film.play { film in
      let bar = bar(film, titles: ["One", "Two"])
      var selected: [String?] = []
      bar.onSelect = { selected.append($0.title) }

      try #require(buttons(bar).last).sendActions(for: .touchUpInside)

      #expect(selected == ["Two"])
      #expect(bar.selectedItem === bar.items?.last)
      #expect(buttons(bar).map(\.isSelected) == [false, true])
    }
  }

  @Test func titlesStandBelowThePictures() throws {
    try Film.play { film in
      let button = try #require(buttons(bar(film, titles: ["One"])).first)
      button.layoutIfNeeded()

      let picture = try #require(button.subviews.first as? UIImageView)
      let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first)

      #expect(picture.frame == CGRect(x: 175, y: 5, width: 25, height: 25))
      #expect(title.font.pointSize == 10)
      #expect(title.frame.minY >= picture.frame.maxY)
      #expect(title.frame.maxY <= 49)
    }
  }
}
