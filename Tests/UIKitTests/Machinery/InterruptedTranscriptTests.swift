import Foundation
import Testing

@testable import UIKit

/// A transition whose animator may be interrupted, and which a finger takes up, lets go, and takes up
/// again.
@MainActor
struct InterruptedTranscriptTests {
  /// Fades the leaving page evenly by a property animator of 0.4 s.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      if let arriving = transitionContext.view(forKey: .to) {
        transitionContext.containerView.insertSubview(arriving, at: 0)
      }
      let leaving = transitionContext.view(forKey: .from)
      animator.addAnimations { leaving?.alpha = 0 }
      animator.addCompletion { position in
        if position == .end { leaving?.alpha = 1 }
        transitionContext.completeTransition(position == .end)
      }
      self.animator = animator
      return animator
    }
  }

  /// Starts at 1 s by itself; at 1.1 s a finger pauses it, at 1.5 s it is at 60 %, at 2 s it lets go the
  /// other way; at 2.12 s it is half way back and taken up again; at 2.5 s it is let go for good.
  @Test(arguments: [true, false]) func push(finishes: Bool) throws {
    let navigation = UINavigationController()
    navigation.title = "Nav"
    let rehearsal = try Rehearsal(Way(drive: .animator, finishes: finishes)) { director, page in
      navigation.viewControllers = [page("A")]
      navigation.delegate = director
      return navigation
    }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    (rehearsal.director.animator, rehearsal.director.driver) = (Fade(), driver)
    let leaving = try #require(rehearsal.firstChild.view)
    var shown: [Float] = []
    func look() { shown.append(leaving.layer.presentation()?.opacity ?? 1) }
    let theatre = rehearsal.theatre
    try rehearsal.begin()
    navigation.pushViewController(rehearsal.page("B"), animated: true)

    try theatre.advance(to: 1.1)
    driver.pause()
    look()
    try theatre.advance(to: 1.5)
    driver.update(0.6)
    look()
    try theatre.advance(to: 2)
    finishes ? driver.cancel() : driver.finish()
    try theatre.advance(to: finishes ? 2.12 : 2.08)
    driver.pause()
    look()
    try theatre.advance(to: 2.5)
    finishes ? driver.finish() : driver.cancel()
    try rehearsal.end()

    #expect(shown.map { ($0 * 1000).rounded() / 1000 } == [0.75, 0.4, finishes ? 0.7 : 0.2])
    #expect(rehearsal.after == "window[Nav[content[\(finishes ? "B" : "A")] bar]]")
    let opening = [
      "1.0 delegate Director animationControllerFor push",
      "1.0 delegate Director interactionControllerFor Fade",
      "1.0 appearance A viewWillDisappear(true)",
      "1.0 appearance B viewDidLoad()",
      "1.0 appearance B viewWillAppear(true)",
      "1.0 delegate Director willShow B",
      "1.0 context UIPercentDrivenInteractiveTransition startInteractiveTransition(_:), A to B",
      "1.0 context Fade animateTransition(using:), A to B",
      "1.0 context Fade interruptibleAnimator(using:), A to B",
      "1.0 heard alongside",
      "1.0 appearance B viewIsAppearing(true)",
      "1.1 context pauseInteractiveTransition()",
      "1.1 heard interaction changes, cancelled: false ~",
      "1.5 context updateInteractiveTransition(0.6)",
    ]
    let ending =
      finishes
      ? [
        "2.0 context cancelInteractiveTransition()",
        "2.0 heard interaction changes, cancelled: true",
        "2.0 heard interaction ends, cancelled: true",
        "2.12 context pauseInteractiveTransition()",
        "2.12 heard interaction changes, cancelled: false ~",
        "2.5 context finishInteractiveTransition()",
        "2.5 heard interaction changes, cancelled: false",
        "2.78 context completeTransition(true)",
        "2.78 appearance A viewDidDisappear(true)",
        "2.78 appearance B viewDidAppear(true)",
        "2.78 context Fade animationEnded(true)",
        "2.78 delegate Director didShow B",
        "2.78 completion A to B finished",
        "2.78 heard coordinator's completion, cancelled: false",
      ]
      : [
        "2.0 context finishInteractiveTransition()",
        "2.0 heard interaction changes, cancelled: false",
        "2.0 heard interaction ends, cancelled: false",
        "2.08 context pauseInteractiveTransition()",
        "2.08 heard interaction changes, cancelled: false ~",
        "2.5 context cancelInteractiveTransition()",
        "2.5 heard interaction changes, cancelled: true",
        "2.82 context completeTransition(false)",
        "2.82 appearance B viewWillDisappear(true)",
        "2.82 appearance B viewDidDisappear(true)",
        "2.82 appearance A viewWillAppear(true)",
        "2.82 appearance A viewIsAppearing(true)",
        "2.82 appearance A viewDidAppear(true)",
        "2.82 context Fade animationEnded(false)",
        "2.82 completion A to B cancelled",
        "2.82 heard coordinator's completion, cancelled: true",
      ]
    #expect(rehearsal.transcript.lines == opening + ending)
    #expect(leaving.alpha == 1)
    #expect(theatre.warnings.isEmpty)
  }
}
