import QuartzCore
import Testing

@testable import UIKit

/// Says whether a card may be pulled away, and writes down what it hears.
private final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
  let diary = Diary()
  var allows = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    diary.write("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    diary.write("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    diary.write("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    diary.write("attempt")
  }
}

/// The cards of the modern profile.
@MainActor
struct SheetTests {
  private let page = Page("A")
  private let card = Page("B")

  private func play(_ body: (Film) throws -> Void) throws {
    try Film.play(profile: .modern) { film in
      card.modalPresentationStyle = .automatic
      film.window.rootViewController = page
      try film.clock.advance(to: 0)
      try body(film)
    }
  }

  @Test(
    "A card is elevated, and the page below it is not",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated),
      (.formSheet, .elevated), (.fullScreen, .base), (.overFullScreen, .base),
    ])
  func levels(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) throws {
    try Film.play(style: .dark, profile: .modern) { film in
      card.modalPresentationStyle = style
      card.view.backgroundColor = .systemBackground
      film.window.rootViewController = page
      try film.clock.advance(to: 0)
      try present(film)

      #expect(card.traitCollection.userInterfaceLevel == level)
      #expect(page.traitCollection.userInterfaceLevel == .base)
      #expect(
        card.view.layer.backgroundColor
          == UIColor.systemBackground.resolvedColor(with: card.traitCollection).cgColor)

      page.dismiss(animated: false)
      #expect(card.traitCollection.userInterfaceLevel == .base)
    }
  }

  private func present(_ film: Film) throws {
    page.present(card, animated: true)
    try film.clock.advance(to: film.clock.now + 1)
  }

  private func pull(_ film: Film, by distance: CGFloat) throws -> Fingers {
    let hand = Fingers(film, CGPoint(x: 187, y: 100))
    let end = CGPoint(x: 187, y: 110 + distance)
    try hand.drag(to: end, over: 0.5)
    try hand.drag(to: end, over: 0.2)
    return hand
  }

  private func expectThatNothingIsLeft(_ film: Film) throws {
    #expect(film.window.subviews == [try #require(page.view)])
    #expect(page.view.transform.isIdentity && !page.view.clipsToBounds)
    #expect(page.view.layer.cornerRadius == 0)
    #expect(page.presentedViewController == nil)
  }

  @Test func theProfileChoosesTheStyle() {
    Film.play(profile: .modern) { _ in
      #expect(UIViewController().modalPresentationStyle == .automatic)
    }
    Film.play { _ in #expect(UIViewController().modalPresentationStyle == .fullScreen) }
  }

  @Test func theCardLeavesAGapInWhichThePresenterShows() throws {
    try play { film in
      try present(film)

      #expect(card.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
      #expect(card.view.layer.cornerRadius == 10)
      #expect(abs(page.view.frame.minY - 20) < 0.001)
      #expect(abs(page.view.frame.width - 343) < 0.001)
      #expect(page.view.layer.cornerRadius == 10)
      let dimming = try #require(card.presentationController?.containerView?.subviews.first)
      #expect(abs(dimming.alpha - 0.1) < 0.001)
      #expect(card.sheetPresentationController?.presentationStyle == .pageSheet)
      #expect(card.view.safeAreaInsets.top == 0)
    }
  }

  @Test func codeTakesItAway() throws {
    try play { film in
      try present(film)
      page.dismiss(animated: true)
      try film.clock.advance(to: 3)

      try expectThatNothingIsLeft(film)
    }
  }

  @Test func aFingerPullsItDown() throws {
    try play { film in
      try present(film)
      let hand = try pull(film, by: 0.5 * 667)
      #expect(abs(film.shown(card.view).position.y - (30 + 637.0 / 2 + 667.0 / 2)) < 0.5)
      #expect(abs(film.shown(page.view).transform.m11 - (1 - 16.0 / 375)) < 0.001)

      try hand.drag(to: CGPoint(x: 187, y: 600), over: 0.2)
      hand.lift()
      try film.clock.advance(to: 4)
      try expectThatNothingIsLeft(film)
    }
  }

  @Test func itComesBackIfItIsLetGoTooEarly() throws {
    try play { film in
      try present(film)
      let keeper = Keeper()
      card.presentationController?.delegate = keeper
      try pull(film, by: 100).lift()
      try film.clock.advance(to: 4)

      #expect(card.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
      #expect(abs(page.view.frame.width - 343) < 0.001)
      #expect(page.presentedViewController === card)
      #expect(keeper.diary.lines == ["should", "will"])

      try pull(film, by: 500).lift()
      try film.clock.advance(to: 6)
      #expect(keeper.diary.lines == ["should", "will", "should", "will", "did"])
      try expectThatNothingIsLeft(film)
    }
  }

  @Test(arguments: [true, false])
  func itMayRefuse(isModal: Bool) throws {
    try play { film in
      try present(film)
      let keeper = Keeper()
      keeper.allows = isModal
      card.isModalInPresentation = isModal
      card.presentationController?.delegate = keeper
      try pull(film, by: 500).lift()
      try film.clock.advance(to: 4)

      #expect(page.presentedViewController === card)
      #expect(keeper.diary.lines == (isModal ? ["attempt"] : ["should", "attempt"]))
    }
  }

  @Test func aCardMayLieOnACard() throws {
    try play { film in
      try present(film)
      let second = Page("C")
      second.modalPresentationStyle = .pageSheet
      card.present(second, animated: true)
      try film.clock.advance(to: 2)
      #expect(second.view.convert(second.view.bounds, to: film.window).minY == 30)
      #expect(abs(card.view.frame.minY - 20) < 0.001)
      let beside = card.view.superview?.subviews ?? []
      #expect(!beside.contains { $0.backgroundColor == .black && $0.alpha == 1 })

      card.dismiss(animated: true)
      try film.clock.advance(to: 4)
      #expect(card.view.transform.isIdentity)
      #expect(card.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    }
  }

  @Test func tabsCrossFade() throws {
    try Film.play(profile: .modern) { film in
      let tabs = UITabBarController()
      tabs.viewControllers = [page, card]
      film.window.rootViewController = tabs
      try film.clock.advance(to: 0)

      tabs.selectedIndex = 1
      try film.clock.advance(to: 0.175)
      #expect(abs(film.shown(card.view).opacity - 0.5) < 0.01)
      try film.clock.advance(to: 1)
      #expect(tabs.content.subviews == [try #require(card.view)])
    }
  }

  @Test func onAWideScreenItLiesInTheMiddle() throws {
    try Film.play(size: CGSize(width: 768, height: 1024)) { film in
      card.modalPresentationStyle = .formSheet
      film.window.rootViewController = page
      try film.clock.advance(to: 0)
      try present(film)

      #expect(card.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
      #expect(page.view.transform.isIdentity)
    }
  }

  /// What runs alongside takes the animator's time: a dissolve's 0.35 s, the spring's 0.5 s.
  @Test(arguments: [(UIModalTransitionStyle.crossDissolve, 0.35), (.coverVertical, 0.5)])
  func thePageBelowComesBackWithTheCard(style: UIModalTransitionStyle, duration: Double) throws {
    try play { film in
      card.modalTransitionStyle = style
      try present(film)
      let start = film.clock.now
      page.dismiss(animated: true)
      try film.clock.advance(to: start + duration / 2)
      let width = film.shown(page.view).transform.m11
      #expect(width > 343.0 / 375 && width < 1)
      try film.clock.advance(to: start + duration)

      try expectThatNothingIsLeft(film)
      #expect(page.view.layer.animationKeys() == nil)
    }
  }
}
