import Stage
import Testing
import UIKit

@testable import Scenes

/// A transition that nobody completes.
@Suite @MainActor struct StuckStepTests {
  @Test func aFilmNamesTheAnimatorThatNeverCompletesAndSinceWhen() throws {
    let rehearsal = try Rehearsal("  - hold: 0.25s\n  - {tap: [50%, 50%], expect: finished}")
    let (stage, delegate) = (rehearsal.performance.stage, Forgetful.Delegate())
    stage.schedule(at: 0.3) {
      let page = UIViewController()
      page.transitioningDelegate = delegate
      stage.window.rootViewController?.present(page, animated: true)
    }

    #expect(
      rehearsal.play()?.description
        == "s.yml:7:5: this step is not over after 30.1 s: "
        + "nobody has completed the transition of Forgetful that began at 0.3 s")
  }
}

/// An animator that forgets to complete its transition.
final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      Forgetful()
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
