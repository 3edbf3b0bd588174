import Testing
import UIKit

/// Answers what a test wants.
private final class Adviser: NSObject, UIAdaptivePresentationControllerDelegate {
  let diary = Diary()
  var style: UIModalPresentationStyle?
  var substitute: UIViewController?

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    diary.write("asked for \(controller.presentationStyle)")
    return style ?? .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    diary.write("substitute for \(style)")
    return substitute
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    diary.write("adapts to \(style), coordinator: \(transitionCoordinator != nil)")
  }
}

/// Only the old method, which is about compact widths.
private final class OldAdviser: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .overFullScreen
  }
}

/// Says nothing.
private final class SilentAdviser: NSObject, UIAdaptivePresentationControllerDelegate {}

@MainActor
struct AdaptivityTests {
  private let page = Page("A")
  private let presented = Page("B")
  private let theatre: Theatre

  init() throws {
    theatre = try Theatre(root: page)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.automatic, UIModalPresentationStyle.fullScreen),
    (.pageSheet, .fullScreen), (.formSheet, .fullScreen), (.popover, .fullScreen),
    (.custom, .custom), (.overFullScreen, .overFullScreen), (.currentContext, .currentContext),
  ])
  func sheetsAreFullScreenWhereThereIsLittleWidth(
    asked: UIModalPresentationStyle, given: UIModalPresentationStyle
  ) throws {
    presented.modalPresentationStyle = asked

    page.present(presented, animated: false)

    #expect(presented.presentationController?.presentationStyle == given)
  }

  @Test func aDelegateMayKeepTheStyle() throws {
    let adviser = Adviser()
    presented.modalPresentationStyle = .formSheet
    presented.presentationController?.delegate = adviser

    page.present(presented, animated: true)

    #expect(presented.presentationController?.presentationStyle == .formSheet)
    #expect(page.view.window != nil)
    #expect(adviser.diary.lines == ["asked for formSheet", "adapts to none, coordinator: true"])
  }

  @Test func aDelegateMayChooseAnotherStyleAndAnotherController() throws {
    let adviser = Adviser()
    adviser.style = .overFullScreen
    adviser.substitute = UINavigationController(rootViewController: presented)
    let outer = Page("C")
    outer.modalPresentationStyle = .popover
    outer.presentationController?.delegate = adviser

    page.present(outer, animated: true)

    #expect(page.presentedViewController === adviser.substitute)
    #expect(presented.presentingViewController === page)
    #expect(presented.presentationController?.presentationStyle == .overFullScreen)
    #expect(outer.presentingViewController == nil)
    #expect(
      adviser.diary.lines == [
        "asked for popover", "substitute for overFullScreen",
        "adapts to overFullScreen, coordinator: true",
      ])
  }

  @Test func theOldMethodIsAskedWhereTheWidthIsCompact() throws {
    let adviser = OldAdviser()
    presented.modalPresentationStyle = .pageSheet
    presented.presentationController?.delegate = adviser

    page.present(presented, animated: false)

    withExtendedLifetime(adviser) {}
    #expect(presented.presentationController?.presentationStyle == .overFullScreen)
  }

  @Test func aDelegateThatSaysNothingLeavesItToTheSystem() throws {
    let adviser = SilentAdviser()
    presented.modalPresentationStyle = .popover
    presented.presentationController?.delegate = adviser

    page.present(presented, animated: false)

    withExtendedLifetime(adviser) {}
    #expect(presented.presentationController?.presentationStyle == .fullScreen)
  }

  @Test func thePreparedControllerIsTheOneThatPresents() throws {
    presented.modalPresentationStyle = .overFullScreen
    let prepared = try #require(presented.presentationController)
    #expect(presented.presentationController === prepared)
    #expect(presented.presentingViewController == nil)

    page.present(presented, animated: false)
    #expect(presented.presentationController === prepared)
    #expect(prepared.presentingViewController === page)
    #expect(prepared.containerView?.window === theatre.window)
  }

  @Test func anotherStyleNeedsAnotherController() throws {
    let prepared = try #require(presented.presentationController)
    presented.modalPresentationStyle = .overFullScreen

    #expect(presented.presentationController !== prepared)
    #expect(presented.presentationController?.presentationStyle == .overFullScreen)
  }

  @Test func aPreparedControllerHoldsNobody() throws {
    weak var forgotten: UIViewController?
    weak var dismissed: UIViewController?
    do {
      let (first, second) = (Page("C"), Page("D"))
      (forgotten, dismissed) = (first, second)
      _ = first.presentationController
      _ = second.presentationController
      page.present(second, animated: false)
      page.dismiss(animated: false)
    }

    #expect(forgotten == nil)
    #expect(dismissed == nil)
  }
}
