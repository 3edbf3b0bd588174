import QuartzCore
import Testing
import UIKit

@Suite("Screen, windows, application and device")
@MainActor
struct ApplicationTests {
  @Test("The screen has points, pixels and traits")
  func screen() {
    Film.play { _ in
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 750, height: 1334))
      #expect(UIScreen.main.scale == 2)
      #expect(UITraitCollection.current.displayScale == 2)
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.systemVersion == "12.4")
      #expect(
        UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    }
  }

  @Test(
    "Size classes follow the size of the screen",
    arguments: [
      (375.0, 667.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (667, 375, .compact, .compact), (736, 414, .regular, .compact),
      (768, 1024, .regular, .regular),
    ])
  func sizeClasses(
    width: Double, height: Double, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    Film.play(size: CGSize(width: width, height: height)) { film in
      #expect(film.window.traitCollection.horizontalSizeClass == horizontal)
      #expect(film.window.traitCollection.verticalSizeClass == vertical)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape == (width > height))
    }
  }

  @Test("Windows show when they are told to, ordered by level, and the key one is found")
  func windows() {
    Film.play { film in
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.windowLevel = .alert
      let plain = UIWindow()
      #expect(plain.frame == UIScreen.main.bounds)
      #expect(alert.isHidden)
      #expect(UIApplication.shared.windows == [film.window])

      alert.isHidden = false
      plain.makeKeyAndVisible()
      #expect(UIApplication.shared.windows == [film.window, plain, alert])
      #expect(UIApplication.shared.keyWindow === plain)
      #expect(film.clock.roots.contains { $0 === alert.layer })

      alert.isHidden = true
      #expect(UIApplication.shared.windows == [film.window, plain])
      #expect(!film.clock.roots.contains { $0 === alert.layer })
    }
  }

  @Test("The key window is found through the scenes, too")
  func scenes() {
    Film.play { film in
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }

      #expect(scenes.flatMap(\.windows).first { $0.isKeyWindow } === film.window)
      #expect(film.window.next === scenes.first)
      #expect(scenes.first?.next === UIApplication.shared)
    }
  }

  @Test("Ignoring interaction is counted")
  func ignoring() {
    Film.play { _ in
      let app = UIApplication.shared
      app.beginIgnoringInteractionEvents()
      app.beginIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
      #expect(app.isIgnoringInteractionEvents)
      app.endIgnoringInteractionEvents()
      app.endIgnoringInteractionEvents()
      #expect(!app.isIgnoringInteractionEvents)
    }
  }

  @Test("A film's ambient state is taken back when it is over")
  func ambientState() {
    let before = UIScreen.main

    Film.play(size: CGSize(width: 10, height: 10)) { _ in
      #expect(UIScreen.main.bounds.width == 10)
    }

    #expect(UIScreen.main === before)
  }

  @Test("Traits merge, the later ones winning, and can be compared")
  func traits() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    let both = UITraitCollection(traitsFrom: [light, pad])
    let dark = UITraitCollection(traitsFrom: [both, UITraitCollection(userInterfaceStyle: .dark)])

    #expect(both.userInterfaceStyle == .light && both.userInterfaceIdiom == .pad)
    #expect(dark.userInterfaceStyle == .dark && dark.displayScale == 0)
    #expect(both.containsTraits(in: light) && !dark.containsTraits(in: light))
    #expect(dark.hasDifferentColorAppearance(comparedTo: both))
    #expect(both == UITraitCollection(traitsFrom: [pad, light]))
  }
}
