import QuartzCore
import Testing

@testable import UIKit

/// The page on top is pulled off from the left edge.
@MainActor
struct InteractivePopTests {
  private let diary = Diary()

  private func play(
    _ titles: [String] = ["A", "B"], animator: Fader? = nil,
    _ body: (Film, UINavigationController, [Page]) throws -> Void
  ) throws {
    try Film.play { film in
      let pages = titles.map { Page($0, diary) }
      let navigation = UINavigationController()
      navigation.viewControllers = pages
      film.window.rootViewController = navigation
      try film.clock.advance(to: 0)
      let delegate = Chooser(animator, diary)
      navigation.delegate = delegate
      _ = diary.take()
      try body(film, navigation, pages)
      withExtendedLifetime(delegate) {}
    }
  }

  /// Pulls by a share of the way and rests there; a pull begins after 10 points.
  private func pull(_ film: Film, by share: CGFloat) throws -> Fingers {
    let hand = Fingers(film, CGPoint(x: 5, y: 300))
    let end = CGPoint(x: 15 + 375 * share, y: 300)
    try hand.drag(to: end, over: 0.5)
    try hand.drag(to: end, over: 0.2)
    return hand
  }

  private func x(_ film: Film, _ page: Page) throws -> CGFloat {
    try #require(page.view.layer.presentation()).frame.minX
  }

  @Test(arguments: [0.2, 0.5, 0.8])
  func pagesAndBarFollowTheFinger(share: CGFloat) throws {
    try play { film, navigation, pages in
      let hand = try pull(film, by: share)

      #expect(abs(try x(film, pages[1]) - 375 * share) < 0.01)
      #expect(abs(try x(film, pages[0]) + 112.5 * (1 - share)) < 0.01)
      let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationItemView }
      let opacities = contents.map { CGFloat($0.layer.presentation()?.opacity ?? 0) }
      #expect(opacities.count == 2)
      #expect(abs(opacities[0] - (1 - share)) < 0.01 && abs(opacities[1] - share) < 0.01)
      hand.cancel()
    }
  }

  @Test func pastHalfItGoesBackBySpring() throws {
    try play { film, navigation, pages in
      let hand = try pull(film, by: 0.6)
      hand.lift()
      let time = film.clock.now
      try film.clock.advance(to: time + 0.1)
      #expect(abs(try x(film, pages[1]) - 375 * (0.6 + 0.4 * 0.544778)) < 0.1)

      try film.clock.advance(to: time + 0.6)
      #expect(navigation.viewControllers == [pages[0]])
      #expect(navigation.navigationBar.topItem === pages[0].navigationItem)
      #expect(
        diary.take() == [
          "B willMove to nil", "animator for pop", "B willDisappear", "A willAppear",
          "willShow A", "B didMove to nil", "B didDisappear", "A didAppear", "didShow A",
        ])
    }
  }

  @Test func beforeHalfEverythingIsTakenBack() throws {
    try play { film, navigation, pages in
      let hand = try pull(film, by: 0.4)
      _ = diary.take()
      hand.lift()
      try film.clock.advance(to: film.clock.now + 0.6)

      #expect(navigation.viewControllers == pages)
      #expect(navigation.content.subviews == [try #require(pages[1].view)])
      #expect(pages[1].view.frame.minX == 0)
      #expect(navigation.navigationBar.topItem === pages[1].navigationItem)
      #expect(OpenTransitions.current.summaries.isEmpty)
      #expect(
        diary.take() == [
          "B didMove to parent", "A willDisappear", "A didDisappear", "B willAppear",
          "B didAppear",
        ])
    }
  }

  @Test func aFlickIsEnough() throws {
    try play { film, navigation, pages in
      let hand = Fingers(film, CGPoint(x: 5, y: 300))
      try hand.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
      hand.lift()
      try film.clock.advance(to: 1)

      #expect(navigation.viewControllers == [pages[0]])
    }
  }

  @Test func theNextPullWorks() throws {
    try play { film, navigation, pages in
      try pull(film, by: 0.3).lift()
      try film.clock.advance(to: 2)
      try pull(film, by: 0.9).lift()
      try film.clock.advance(to: 4)

      #expect(navigation.viewControllers == [pages[0]])
      #expect(UIKitLog.current.warnings.isEmpty)
    }
  }

  private static let refusals: [@MainActor (UINavigationController) -> Void] = [
    { $0.viewControllers = [Page("alone")] },
    { $0.isNavigationBarHidden = true },
    { $0.topViewController?.navigationItem.hidesBackButton = true },
    {
      $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    },
    { $0.interactivePopGestureRecognizer?.isEnabled = false },
  ]

  @Test(arguments: 0..<5)
  func itDoesNotBegin(number: Int) throws {
    try play { film, navigation, _ in
      Self.refusals[number](navigation)
      let stack = navigation.viewControllers
      try film.clock.advance(to: 0.1)
      _ = diary.take()

      try pull(film, by: 0.9).lift()
      try film.clock.advance(to: 2)

      #expect(navigation.viewControllers == stack)
      #expect(diary.take().isEmpty)
    }
  }

  @Test func itsDelegateMayBeReplaced() throws {
    try play { film, navigation, pages in
      pages[1].navigationItem.hidesBackButton = true
      navigation.interactivePopGestureRecognizer?.delegate = nil

      try pull(film, by: 0.9).lift()
      try film.clock.advance(to: 2)

      #expect(navigation.viewControllers == [pages[0]])
    }
  }

  /// What UIKit does is not documented; here an animator of the delegate's plays by itself.
  @Test func anotherAnimatorIsNotPulled() throws {
    try play(animator: Fader(diary)) { film, navigation, pages in
      try pull(film, by: 0.2).lift()
      try film.clock.advance(to: 2)

      #expect(navigation.viewControllers == [pages[0]])
      #expect(diary.lines.contains("animateTransition"))
    }
  }
}
