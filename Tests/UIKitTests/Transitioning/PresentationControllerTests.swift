import QuartzCore
import Testing
import UIKit

/// A card at the bottom, with a dimming view that comes and goes alongside.
private final class CardPresentation: UIPresentationController {
  let dimming = UIView()
  var diary = Diary()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    diary.write("presentationTransitionWillBegin")
    dimming.frame = containerView?.bounds ?? .zero
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0.5
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    diary.write("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() {
    diary.write("dismissalTransitionWillBegin")
    presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary.write("dismissalTransitionDidEnd(\(completed))")
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

@MainActor
struct PresentationControllerTests {
  private let diary = Diary()

  private func stage(
    _ animator: Fader?, style: UIModalPresentationStyle = .custom
  ) throws -> (theatre: Theatre, presenter: Page, presented: Page, delegate: Chooser) {
    let presenter = Page("A", diary)
    let theatre = try Theatre(root: presenter)
    let presented = Page("B", diary)
    let delegate = Chooser(animator, diary)
    delegate.presentation = { [diary] in
      let card = CardPresentation(presentedViewController: $0, presenting: $1)
      card.diary = diary
      return card
    }
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = delegate
    _ = diary.take()
    return (theatre, presenter, presented, delegate)
  }

  @Test func itsLifeCycleEnclosesThePresentedControllersCallbacks() throws {
    let (theatre, presenter, presented, delegate) = try stage(Fader(diary))

    presenter.present(presented, animated: true) { diary.write("completion") }
    try theatre.advance(to: 1)
    #expect(
      diary.take() == [
        "presentation controller", "animator for presentation", "interaction",
        "presentationTransitionWillBegin", "B willAppear", "animateTransition",
        "presentationTransitionDidEnd(true)", "B didAppear", "animationEnded(true)",
        "completion",
      ])

    presenter.dismiss(animated: true)
    try theatre.advance(to: 2)
    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "animator for dismissal", "interaction", "dismissalTransitionWillBegin",
        "B willDisappear", "animateTransition", "dismissalTransitionDidEnd(true)",
        "B didDisappear", "animationEnded(true)",
      ])
  }

  @Test func theDimmingFadesAlongside() throws {
    let (theatre, presenter, presented, delegate) = try stage(Fader())

    presenter.present(presented, animated: true)
    let card = try #require(presented.presentationController as? CardPresentation)
    try theatre.advance(to: 0.2)
    let half = try #require(card.dimming.layer.presentation()).opacity
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(abs(half - 0.25) < 0.001)
    #expect(card.dimming.alpha == 0.5)
    #expect(presented.view.frame == CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
    #expect(card.containerView?.subviews == [card.dimming, try #require(presented.view)])
  }

  @Test func itGetsTheSystemsAnimationWithoutAnAnimator() throws {
    let (theatre, presenter, presented, delegate) = try stage(nil)

    presenter.present(presented, animated: true)
    try theatre.advance(to: 0.1)
    let y = try #require(presented.view.layer.presentation()).frame.minY

    withExtendedLifetime(delegate) {}
    #expect(abs(y - (333.5 + 667 * (1 - 0.544778))) < 0.01)
  }

  @Test func otherStylesDontAskForIt() throws {
    let (theatre, presenter, presented, delegate) = try stage(Fader(), style: .fullScreen)

    presenter.present(presented, animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(!diary.lines.contains("presentation controller"))
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
