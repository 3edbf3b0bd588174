import Foundation
import Testing

@testable import UIKit

/// Transitions that are asked for otherwise than by a call on a container: by a segue, by touches, by a
/// container of one's own.
@MainActor
struct ScriptedTranscriptTests {
  private static let animated = Way(drive: .animator, finishes: true)

  /// Which of the two hears first is uncertain in the facts; here it is as in a push.
  @Test func childTransition() throws {
    let container = UIViewController()
    container.title = "Frame"
    let rehearsal = try Rehearsal(Self.animated) { _, page in
      for child in ["A", "B"].map(page) { container.addChild(child) }
      container.view.addSubview(container.children[0].view)
      return container
    }
    let (old, new) = (container.children[0], container.children[1])

    var during = ""
    try rehearsal.play {
      container.transition(
        from: old, to: new, duration: 0.4,
        animations: {
          old.view.alpha = 0
          during = rehearsal.theatre.window.tree
          rehearsal.transcript.write("animations")
        },
        completion: { rehearsal.transcript.write("completion, finished: \($0)") })
    }

    #expect(rehearsal.before == "window[Frame[A]]")
    #expect(during == "window[Frame[A%0.0 B]]")
    #expect(rehearsal.after == "window[Frame[B]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 heard animations",
        "1.0 appearance B viewIsAppearing(true)",
        "1.4 appearance A viewDidDisappear(true)",
        "1.4 appearance B viewDidAppear(true)",
        "1.4 heard completion, finished: true",
      ])
    #expect(container.children == [old, new])
  }

  @Test func modalSegueAndItsUnwinding() throws {
    let rehearsal = try Rehearsal(Self.animated) { _, page in page("A") }
    let (first, second) = (rehearsal.root, rehearsal.page("B"))
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = rehearsal.director
    first.storyboardSegues = [
      .init("go", .presentModally(), to: .controller { second })
    ]
    second.storyboardSegues = [.unwind("back", to: "home", by: nil)]
    first.addUnwindAction("home") { _ in rehearsal.transcript.write("home") }

    try rehearsal.play {
      first.performSegue(withIdentifier: "go", sender: nil)
    }

    #expect(rehearsal.after == "window[container[B]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 segue A prepare(for: go)",
        "1.0 segue UIStoryboardSegue perform(), A to B",
        "1.0 delegate Director animationController(forPresented: B)",
        "1.0 delegate Director interactionControllerForPresentation",
        "1.0 appearance UIPresentationController(B) presentationTransitionWillBegin()",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 context Slide animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.4 context completeTransition(true)",
        "1.4 appearance UIPresentationController(B) presentationTransitionDidEnd(true)",
        "1.4 appearance B viewDidAppear(true)",
        "1.4 appearance A viewDidDisappear(true)",
        "1.4 context Slide animationEnded(true)",
        "1.4 completion A to B finished",
        "1.4 heard coordinator's completion, cancelled: false",
      ])

    rehearsal.transcript.clear()
    second.performSegue(withIdentifier: "back", sender: nil)
    try rehearsal.theatre.advance(to: 5)
    rehearsal.transcript.catchUp()

    #expect(rehearsal.theatre.window.tree == "window[A]")
    #expect(
      rehearsal.transcript.lines == [
        "3.0 segue B prepare(for: back)",
        "3.0 segue A home",
        "3.0 heard home",
        "3.0 segue UIStoryboardSegue perform(), B to A",
        "3.0 delegate Director animationController(forDismissed: B)",
        "3.0 appearance UIPresentationController(B) dismissalTransitionWillBegin()",
        "3.0 appearance B viewWillDisappear(true)",
        "3.0 appearance A viewWillAppear(true)",
        "3.0 context UIKit's coverVertical animateTransition(using:), B to A",
        "3.0 heard alongside",
        "3.0 appearance A viewIsAppearing(true)",
        "3.5 context completeTransition(true)",
        "3.5 appearance UIPresentationController(B) dismissalTransitionDidEnd(true)",
        "3.5 appearance A viewDidAppear(true)",
        "3.5 appearance B viewDidDisappear(true)",
        "3.5 context UIKit's coverVertical animationEnded(true)",
        "3.5 completion B to A finished",
        "3.5 heard coordinator's completion, cancelled: false",
      ])
  }

  @Test func showSegueInANavigationControllerAndItsUnwinding() throws {
    let navigation = UINavigationController()
    navigation.title = "Nav"
    let rehearsal = try Rehearsal(Self.animated) { director, page in
      navigation.viewControllers = [page("A")]
      navigation.delegate = director
      return navigation
    }
    let (first, second) = (rehearsal.firstChild, rehearsal.page("B"))
    first.storyboardSegues = [.init("go", .show, to: .controller { second })]
    second.storyboardSegues = [.unwind("back", to: "home", by: nil)]
    first.addUnwindAction("home") { _ in rehearsal.transcript.write("home") }

    try rehearsal.play {
      first.performSegue(withIdentifier: "go", sender: nil)
    }

    #expect(rehearsal.after == "window[Nav[content[B] bar]]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 segue A prepare(for: go)",
        "1.0 segue UIStoryboardSegue perform(), A to B",
        "1.0 delegate Director animationControllerFor push",
        "1.0 delegate Director interactionControllerFor Slide",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 delegate Director willShow B",
        "1.0 context Slide animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.4 context completeTransition(true)",
        "1.4 appearance A viewDidDisappear(true)",
        "1.4 appearance B viewDidAppear(true)",
        "1.4 context Slide animationEnded(true)",
        "1.4 delegate Director didShow B",
        "1.4 completion A to B finished",
        "1.4 heard coordinator's completion, cancelled: false",
      ])

    rehearsal.transcript.clear()
    second.performSegue(withIdentifier: "back", sender: nil)
    try rehearsal.theatre.advance(to: 5)
    rehearsal.transcript.catchUp()

    #expect(rehearsal.theatre.window.tree == "window[Nav[content[A] bar]]")
    #expect(
      rehearsal.transcript.lines == [
        "3.0 segue B prepare(for: back)",
        "3.0 segue A home",
        "3.0 heard home",
        "3.0 segue UIStoryboardSegue perform(), B to A",
        "3.0 delegate Director animationControllerFor pop",
        "3.0 appearance B viewWillDisappear(true)",
        "3.0 appearance A viewWillAppear(true)",
        "3.0 delegate Director willShow A",
        "3.0 context UIKit's pop animateTransition(using:), B to A",
        "3.0 heard alongside",
        "3.0 appearance A viewIsAppearing(true)",
        "3.5 context completeTransition(true)",
        "3.5 appearance B viewDidDisappear(true)",
        "3.5 appearance A viewDidAppear(true)",
        "3.5 context UIKit's pop animationEnded(true)",
        "3.5 delegate Director didShow A",
        "3.5 completion B to A finished",
        "3.5 heard coordinator's completion, cancelled: false",
      ])
  }

  @Test func touchesThatDismiss() throws {
    let rehearsal = try Rehearsal(Self.animated, isReverse: true) { _, page in page("A") }
    let page = Touchy()
    page.title = "B"
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = rehearsal.director
    rehearsal.root.present(page, animated: false)
    try rehearsal.begin()

    Fingers(rehearsal.theatre, CGPoint(x: 100, y: 300)).lift()
    // While it goes it takes no touches.
    try rehearsal.theatre.advance(to: 1.2)
    Fingers(rehearsal.theatre, CGPoint(x: 100, y: 300)).lift()
    try rehearsal.end()

    #expect(rehearsal.before == "window[A container[Veil B(40 40 295 587)]]")
    #expect(rehearsal.after == "window[A]")
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate Director animationController(forDismissed: B)",
        "1.0 delegate Director interactionControllerForDismissal",
        "1.0 appearance Chrome(B) dismissalTransitionWillBegin()",
        "1.0 appearance B viewWillDisappear(true)",
        "1.0 context Slide animateTransition(using:), B to A",
        "1.4 context completeTransition(true)",
        "1.4 appearance Chrome(B) dismissalTransitionDidEnd(true)",
        "1.4 appearance B viewDidDisappear(true)",
        "1.4 context Slide animationEnded(true)",
        "1.4 completion B to A finished",
      ])
  }

  /// The delegate of the app answers as the tab bar controller's, with itself.
  @Test func anAppDelegateThatIsDelegateAndAnimator() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let rehearsal = try Rehearsal(Self.animated) { _, page in
      tabs.viewControllers = ["A", "B"].map(page)
      return tabs
    }
    let app = AppDelegate()
    tabs.delegate = app

    try rehearsal.play { tabs.selectedIndex = 1 }

    #expect(rehearsal.after == "window[Tabs[content[B] bar]]")
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(
      rehearsal.transcript.lines == [
        "1.0 delegate AppDelegate animationControllerForTransitionFrom A to B",
        "1.0 delegate AppDelegate interactionControllerFor AppDelegate",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(true)",
        "1.0 appearance A viewWillDisappear(true)",
        "1.0 context AppDelegate animateTransition(using:), A to B",
        "1.0 heard alongside",
        "1.0 appearance B viewIsAppearing(true)",
        "1.4 context completeTransition(true)",
        "1.4 appearance A viewDidDisappear(true)",
        "1.4 appearance B viewDidAppear(true)",
        "1.4 context AppDelegate animationEnded(true)",
        "1.4 completion A to B finished",
        "1.4 heard coordinator's completion, cancelled: false",
      ])
  }
}

private final class Touchy: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentingViewController?.dismiss(animated: true)
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var window: UIWindow?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(arriving)
    arriving.alpha = 0
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIView.animate(withDuration: 0.4) {
      arriving.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      UIApplication.shared.endIgnoringInteractionEvents()
    }
  }
}
