import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite("Effects on what lies behind")
@MainActor
struct VisualEffectTests {
  private func look(_ view: UIVisualEffectView, _ film: Film) -> (blur: CGFloat, tint: CGFloat) {
    let parts = view.subviews
    return (
      film.shown(parts[0]).backdrop.blurRadius,
      film.shown(parts[1]).backgroundColor?.alpha ?? 0
    )
  }

  @Test("The blurs of iOS 8 have the constants of Apple's sample")
  func styles() {
    Film.play { film in
      let cases: [(UIBlurEffect.Style, CGFloat, CGFloat)] = [
        (.light, 30, 0.3), (.extraLight, 20, 0.82), (.dark, 20, 0.73),
      ]
      for (style, blur, tint) in cases {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        #expect(look(view, film) == (blur, tint))
      }
      #expect(look(UIVisualEffectView(), film) == (0, 0))
    }
  }

  @Test("An effect that is set in a block comes by and by, and goes so")
  func animated() throws {
    try Film.play { film in
      let view = UIVisualEffectView(frame: film.window.bounds)
      film.window.addSubview(view)

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      try film.clock.advance(to: 0.5)
      #expect(abs(look(view, film).blur - 10) < 1e-6)
      #expect(abs(look(view, film).tint - 0.365) < 1e-6)

      try film.clock.advance(to: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
      try film.clock.advance(to: 1.75)
      #expect(abs(look(view, film).blur - 5) < 1e-6)
    }
  }

  @Test("Materials follow the appearance, unless they are named light or dark")
  func materials() {
    func white(_ style: UIBlurEffect.Style, in appearance: UIUserInterfaceStyle) -> Bool {
      Film.play(style: appearance) { film in
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        film.window.addSubview(view)
        return (film.shown(view.subviews[1]).backgroundColor?.components?[0] ?? 0) > 0.5
      }
    }

    #expect(white(.systemThinMaterial, in: .light) && !white(.systemThinMaterial, in: .dark))
    #expect(white(.systemMaterialLight, in: .dark) && !white(.systemChromeMaterialDark, in: .light))
  }

  @Test("Contents lie on top and stretch; what is added beside them goes to them, with a warning")
  func contents() {
    Film.play { film in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      let (label, stray) = (UILabel(), UIView())
      view.contentView.addSubview(label)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)

      view.addSubview(stray)

      #expect(view.subviews.last === view.contentView)
      #expect(view.contentView.frame == view.bounds)
      #expect(view.contentView.subviews == [label, stray])
      #expect(UIKitLog.current.warnings.count == 1)
    }
  }
}
