import Testing
import UIKit

@Suite("Traits and tints of views")
@MainActor
struct TraitsTests {
  private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

  @Test("A view takes over the style of its superview, the screen's at the top")
  func styles() {
    Film.play(style: .dark) { film in
      let (outer, inner) = (film.view(), UIView())
      outer.addSubview(inner)
      #expect(inner.traitCollection.userInterfaceStyle == .dark)

      outer.overrideUserInterfaceStyle = .light
      #expect(inner.traitCollection.userInterfaceStyle == .light)
      inner.overrideUserInterfaceStyle = .dark
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(film.window.traitCollection.userInterfaceStyle == .dark)
      #expect(inner.traitCollection.displayScale == 2)
    }
  }

  /// Values from Apple's Human Interface Guidelines.
  @Test(
    "What is elevated in the dark has brighter backgrounds",
    arguments: [
      (UIColor.systemBackground, 0x000000, 0x1C1C1E),
      (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C),
      (.systemGroupedBackground, 0x000000, 0x1C1C1E),
      (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C),
    ])
  func elevatedBackgrounds(color: UIColor, base: Int, elevated: Int) {
    func shown(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> CGColor {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
      ])
      return color.resolvedColor(with: traits).cgColor
    }
    func opaque(_ rgb: Int) -> CGColor {
      UIColor(light: UInt32(rgb), dark: UInt32(rgb)).cgColor
    }

    #expect(shown(.dark, .base) == opaque(base))
    #expect(shown(.dark, .unspecified) == opaque(base))
    #expect(shown(.dark, .elevated) == opaque(elevated))
    #expect(shown(.light, .elevated) == shown(.light, .base))
  }

  @Test("A level is a trait like others, and colours may depend on it")
  func levels() {
    let (base, elevated) = (
      UITraitCollection(userInterfaceLevel: .base), UITraitCollection(userInterfaceLevel: .elevated)
    )
    #expect(UITraitCollection().userInterfaceLevel == .unspecified)
    #expect(UITraitCollection(traitsFrom: [elevated, base]).userInterfaceLevel == .base)
    #expect(elevated.hasDifferentColorAppearance(comparedTo: base))
    #expect(UIScreen().traitCollection.userInterfaceLevel == .base)
  }

  @Test("A dynamic background follows the style, also when the view moves")
  func dynamicBackground() {
    Film.play { film in
      let view = UIView()
      view.backgroundColor = dynamic
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)

      let dark = film.view()
      dark.overrideUserInterfaceStyle = .dark
      dark.addSubview(view)
      #expect(view.layer.backgroundColor == UIColor.black.cgColor)

      dark.overrideUserInterfaceStyle = .unspecified
      #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }
  }

  @Test("Views whose traits changed are told, with those they had")
  func changes() {
    Film.play { film in
      let view = TraitView()
      film.window.addSubview(view)
      #expect(view.log.isEmpty)

      film.window.overrideUserInterfaceStyle = .dark
      film.window.overrideUserInterfaceStyle = .dark

      #expect(view.log == ["from light to dark, current dark", "tint"])
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test("A tint is the nearest one up the tree, blue at the top, and grey where it is dimmed")
  func tint() {
    Film.play { film in
      let outer = film.view()
      let view = TraitView()
      outer.addSubview(view)
      #expect(view.tintColor == .systemBlue)

      outer.tintColor = .red
      #expect(view.tintColor == .red)
      outer.tintAdjustmentMode = .dimmed
      let color = view.tintColor.cgColor.rgba
      #expect(color.red == color.green && color.green == color.blue)
      view.tintAdjustmentMode = .normal
      #expect(view.tintColor == .red)
      #expect(view.log == ["tint", "tint", "tint"])
    }
  }
}

private final class TraitView: UIView {
  var log: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    let styles = [previousTraitCollection, traitCollection, .current].map {
      $0?.userInterfaceStyle == .dark ? "dark" : "light"
    }
    log.append("from \(styles[0]) to \(styles[1]), current \(styles[2])")
  }

  override func tintColorDidChange() {
    log.append("tint")
  }
}
