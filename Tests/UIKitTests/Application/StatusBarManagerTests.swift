import Testing
import UIKit

private final class BarPage: UIViewController {
  var hides = false
  var style = UIStatusBarStyle.default

  override var prefersStatusBarHidden: Bool { hides }
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
}

@Suite("What a scene knows of the status bar")
@MainActor
struct StatusBarManagerTests {
  @Test("The controller that covers the screen is asked")
  func asked() throws {
    try Film.play { film in
      let (page, cover) =
        (BarPage(nibName: nil, bundle: nil), BarPage(nibName: nil, bundle: nil))
      (page.style, cover.hides) = (.lightContent, true)
      film.window.rootViewController = page
      let bar = try #require(film.window.windowScene?.statusBarManager)

      #expect(bar.statusBarStyle == .lightContent)
      #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))

      cover.modalPresentationStyle = .fullScreen
      page.present(cover, animated: false)
      film.clock.commit()
      #expect(bar.isStatusBarHidden)
      #expect(bar.statusBarFrame == .zero)
    }
  }

  @Test("A sheet isn't asked unless it captures the bar's appearance")
  func captured() throws {
    try Film.play { film in
      let (page, sheet) =
        (BarPage(nibName: nil, bundle: nil), BarPage(nibName: nil, bundle: nil))
      sheet.hides = true
      film.window.rootViewController = page
      sheet.modalPresentationStyle = .custom
      page.present(sheet, animated: false)
      film.clock.commit()
      let bar = try #require(film.window.windowScene?.statusBarManager)

      #expect(!bar.isStatusBarHidden)
      sheet.modalPresentationCapturesStatusBarAppearance = true
      #expect(bar.isStatusBarHidden)
    }
  }
}
