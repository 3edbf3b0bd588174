import QuartzCore
import Testing
import UIKit

/// The root of a window that presents.
enum PresenterKind: CaseIterable {
  case page, navigation, tabs
}

/// The system's own presentations, in each style, by each kind of presenter.
@MainActor
struct ModalStyleTests {
  private let full = CGRect(x: 0, y: 0, width: 375, height: 667)
  private let page = Page("A")

  private func root(_ kind: PresenterKind) -> UIViewController {
    guard kind != .page else { return page }
    let navigation = UINavigationController(rootViewController: page)
    guard kind == .tabs else { return navigation }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page("other")]
    return tabs
  }

  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .pageSheet,
    .formSheet, .popover, .automatic,
  ]

  nonisolated private static let transitionStyles: [UIModalTransitionStyle] = [
    .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl, .unknown(4),
  ]

  /// Who presents with these reads in the log that the page covers vertically, at either end.
  nonisolated private static let warned: [UIModalTransitionStyle] = [.partialCurl, .unknown(4)]

  /// An app may store what has no name, as those do that take a presentation style for one.
  @Test func everyRawValueIsATransitionStyle() throws {
    #expect(UIModalTransitionStyle(rawValue: 2) == .crossDissolve)
    #expect((-1...5).map { UIModalTransitionStyle(rawValue: $0)?.rawValue } == Array(-1...5))

    let page = UIViewController()
    let four = UIModalTransitionStyle(rawValue: UIModalPresentationStyle.custom.rawValue)
    page.modalTransitionStyle = try #require(four)
    #expect(page.modalTransitionStyle.rawValue == 4)
    #expect(page.modalPresentationStyle == .fullScreen)
  }

  /// A controller that provides a style does so for those that cover its context, and for no others.
  @Test(arguments: [
    (UIModalPresentationStyle.overCurrentContext, true), (.overFullScreen, false),
  ])
  func aContextMayProvideTheTransitionStyle(
    style: UIModalPresentationStyle, dissolves: Bool
  ) throws {
    let theatre = try Theatre(root: page)
    page.definesPresentationContext = true
    page.providesPresentationContextTransitionStyle = true
    page.modalTransitionStyle = .crossDissolve
    let presented = Page("B")
    presented.modalPresentationStyle = style

    page.present(presented, animated: true)
    try theatre.advance(to: 0)
    let opacity = try #require(presented.view.layer.presentation()).opacity

    #expect((opacity < 1) == dissolves)
  }

  /// A page of any size comes from as far below as the container is high, and goes there.
  @Test func coverVerticalMovesByTheContainersHeight() throws {
    let theatre = try Theatre(root: page)
    let presented = Page("B")
    let chooser = Chooser()
    chooser.presentation = { Inset(presentedViewController: $0, presenting: $1) }
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = chooser

    page.present(presented, animated: true)
    try theatre.advance(to: 0)
    #expect(try #require(presented.view.layer.presentation()).frame.minY == 100 + 667)
    try theatre.advance(to: 1)
    #expect(presented.view.frame == CGRect(x: 40, y: 100, width: 295, height: 200))

    page.dismiss(animated: true)
    try theatre.advance(to: 1)
    #expect(presented.view.frame == CGRect(x: 40, y: 100 + 667, width: 295, height: 200))
    withExtendedLifetime(chooser) {}
  }

  private final class Inset: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 40, y: 100, width: 295, height: 200)
    }
  }

  @Test(arguments: styles, transitionStyles)
  func everythingIsAsBeforeOnceItIsDismissed(
    style: UIModalPresentationStyle, transitionStyle: UIModalTransitionStyle
  ) throws {
    for kind in PresenterKind.allCases {
      let root = root(kind)
      let theatre = try Theatre(root: root)
      let presented = Page("B")
      presented.modalPresentationStyle = style
      presented.modalTransitionStyle = transitionStyle
      let view = try #require(root.view)

      page.present(presented, animated: true)
      try theatre.advance(to: 1)
      let shown = try #require(presented.view)
      #expect(shown.convert(shown.bounds, to: theatre.window) == full)
      #expect(shown.alpha == 1 && shown.transform.isIdentity)
      #expect(presented.presentationController?.containerView?.subviews.last === shown)

      page.dismiss(animated: true)
      try theatre.advance(to: 2)
      #expect(theatre.window.subviews == [view])
      #expect(view.frame == full && view.alpha == 1 && view.transform.isIdentity)
      #expect(page.view.window === theatre.window)
      #expect(page.presentedViewController == nil)
      #expect(OpenTransitions.current.summaries.isEmpty)
      #expect(theatre.warnings.count == (Self.warned.contains(transitionStyle) ? 2 : 0))
      theatre.window.rootViewController = nil
    }
  }

  @Test(arguments: [(0.175, 0.5), (0.35, 1)])
  func crossDissolveFades(time: TimeInterval, opacity: Float) throws {
    let theatre = try Theatre(root: page)
    let presented = Page("B")
    presented.modalTransitionStyle = .crossDissolve

    page.present(presented, animated: true)
    try theatre.advance(to: time)

    #expect(abs(try #require(presented.view.layer.presentation()).opacity - opacity) < 0.01)
  }

  /// The share of the half turn at a time: 0.75 s, eased in and out. Each face makes a quarter of it,
  /// one after the other; the one that turns away is the presenter's.
  @Test(arguments: [
    (0.1875, 45.0 * 0.258324, true), (0.375, 45, true), (0.5625, 45 * 0.258324, false),
  ])
  func flipHorizontalTurnsOneFaceAndThenTheOther(
    time: TimeInterval, angle: Double, isPresenter: Bool
  ) throws {
    let theatre = try Theatre(root: page)
    let presented = Page("B")
    presented.modalTransitionStyle = .flipHorizontal
    page.present(presented, animated: true)

    try theatre.advance(to: time)

    let face = isPresenter ? page.view : presented.view
    let matrix = try #require(face?.layer.presentation()).transform
    #expect(abs(acos(min(matrix.m11, 1)) * 180 / .pi - 2 * angle) < 0.1)
  }

  @Test func flipHorizontalIsBlackBehind() throws {
    let theatre = try Theatre(root: page)
    let presented = Page("B")
    presented.modalTransitionStyle = .flipHorizontal
    page.present(presented, animated: true)
    try theatre.advance(to: 0.3)

    let container = try #require(presented.presentationController?.containerView)
    #expect(container.subviews.first?.backgroundColor == .black)
    #expect(container.subviews.count == 3)

    try theatre.advance(to: 1)
    #expect(container.subviews == [try #require(presented.view)])
  }
}
