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
