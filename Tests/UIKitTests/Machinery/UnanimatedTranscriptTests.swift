import Testing

@testable import UIKit

/// What is done without animation: nobody is asked, and layout comes before what has appeared hears of
/// it.
@MainActor
struct UnanimatedTranscriptTests {
  /// The lines, with those of layout passes.
  private func linesWithLayout(_ rehearsal: Rehearsal, _ call: () -> Void) throws -> [String] {
    rehearsal.transcript.hearsLayout = true
    try rehearsal.play {
      call()
      rehearsal.transcript.write("the call returns")
    }
    return rehearsal.transcript.lines
  }

  /// Nothing is animated, so nobody is asked. Inferred in the facts.
  @Test func popWithoutAnimation() throws {
    let (rehearsal, navigation) = try Rehearsal.ofTheSystem(stack: "A", "B")

    let lines = try linesWithLayout(rehearsal) {
      navigation.popViewController(animated: false)
    }

    #expect(rehearsal.after == "window[Nav[content[A] bar]]")
    #expect(
      lines == [
        "1.0 appearance B viewWillDisappear(false)",
        "1.0 appearance A viewDidLoad()",
        "1.0 appearance A viewWillAppear(false)",
        "1.0 delegate Director willShow A",
        "1.0 appearance A viewIsAppearing(false)",
        "1.0 heard A viewWillLayoutSubviews()",
        "1.0 heard A viewDidLayoutSubviews()",
        "1.0 appearance B viewDidDisappear(false)",
        "1.0 appearance A viewDidAppear(false)",
        "1.0 delegate Director didShow A",
        "1.0 heard the call returns",
      ])
  }

  @Test func pushWithoutAnimation() throws {
    let (rehearsal, navigation) = try Rehearsal.ofTheSystem(stack: "A")

    let lines = try linesWithLayout(rehearsal) {
      navigation.pushViewController(rehearsal.page("B"), animated: false)
    }

    #expect(rehearsal.after == "window[Nav[content[B] bar]]")
    #expect(
      lines == [
        "1.0 appearance A viewWillDisappear(false)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(false)",
        "1.0 delegate Director willShow B",
        "1.0 appearance B viewIsAppearing(false)",
        "1.0 heard B viewWillLayoutSubviews()",
        "1.0 heard B viewDidLayoutSubviews()",
        "1.0 appearance A viewDidDisappear(false)",
        "1.0 appearance B viewDidAppear(false)",
        "1.0 delegate Director didShow B",
        "1.0 heard the call returns",
      ])
  }

  /// The presenter is laid out once more, in the container. That the delegate isn't asked for an
  /// animator, to be told that nothing is animated, is uncertain in the facts.
  @Test func presentWithoutAnimation() throws {
    let rehearsal = try Rehearsal.ofTheSystem { _, page in page("A") }
    let page = rehearsal.page("B")
    page.transitioningDelegate = rehearsal.director

    let lines = try linesWithLayout(rehearsal) {
      rehearsal.root.present(page, animated: false) {
        rehearsal.transcript.write("caller's completion")
      }
    }

    #expect(rehearsal.after == "window[container[B]]")
    #expect(
      lines == [
        "1.0 appearance UIPresentationController(B) presentationTransitionWillBegin()",
        "1.0 appearance A viewWillDisappear(false)",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(false)",
        "1.0 heard A viewWillLayoutSubviews()",
        "1.0 heard A viewDidLayoutSubviews()",
        "1.0 appearance B viewIsAppearing(false)",
        "1.0 heard B viewWillLayoutSubviews()",
        "1.0 heard B viewDidLayoutSubviews()",
        "1.0 appearance UIPresentationController(B) presentationTransitionDidEnd(true)",
        "1.0 appearance B viewDidAppear(false)",
        "1.0 appearance A viewDidDisappear(false)",
        "1.0 heard caller's completion",
        "1.0 heard the call returns",
      ])
  }

  @Test func dismissWithoutAnimation() throws {
    let rehearsal = try Rehearsal.ofTheSystem { _, page in page("A") }
    rehearsal.root.present(rehearsal.page("B"), animated: false)

    let lines = try linesWithLayout(rehearsal) {
      rehearsal.root.dismiss(animated: false) {
        rehearsal.transcript.write("caller's completion")
      }
    }

    #expect(rehearsal.after == "window[A]")
    #expect(
      lines == [
        "1.0 appearance UIPresentationController(B) dismissalTransitionWillBegin()",
        "1.0 appearance B viewWillDisappear(false)",
        "1.0 appearance A viewWillAppear(false)",
        "1.0 appearance A viewIsAppearing(false)",
        "1.0 heard A viewWillLayoutSubviews()",
        "1.0 heard A viewDidLayoutSubviews()",
        "1.0 appearance UIPresentationController(B) dismissalTransitionDidEnd(true)",
        "1.0 appearance A viewDidAppear(false)",
        "1.0 appearance B viewDidDisappear(false)",
        "1.0 heard caller's completion",
        "1.0 heard the call returns",
      ])
  }

  /// The presentation controller lays out its container before it hears that the way has ended.
  @Test func presentCustomWithoutAnimation() throws {
    let rehearsal = try Rehearsal.ofTheSystem { _, page in page("A") }
    let page = rehearsal.page("B")
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = rehearsal.director

    let lines = try linesWithLayout(rehearsal) {
      rehearsal.root.present(page, animated: false) {
        rehearsal.transcript.write("caller's completion")
      }
    }

    #expect(rehearsal.after == "window[A container[Veil B(40 40 295 587)]]")
    #expect(
      lines == [
        "1.0 delegate Director presentationController(forPresented: B)",
        "1.0 appearance Chrome(B) presentationTransitionWillBegin()",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(false)",
        "1.0 heard Chrome containerViewWillLayoutSubviews()",
        "1.0 heard Chrome containerViewDidLayoutSubviews()",
        "1.0 appearance B viewIsAppearing(false)",
        "1.0 heard B viewWillLayoutSubviews()",
        "1.0 heard B viewDidLayoutSubviews()",
        "1.0 appearance Chrome(B) presentationTransitionDidEnd(true)",
        "1.0 appearance B viewDidAppear(false)",
        "1.0 heard caller's completion",
        "1.0 heard the call returns",
      ])
  }

  /// Before iOS 18 tabs change at once.
  @Test func tabSwitch() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let rehearsal = try Rehearsal.ofTheSystem { director, page in
      tabs.viewControllers = ["A", "B"].map(page)
      tabs.delegate = director
      return tabs
    }

    let lines = try linesWithLayout(rehearsal) {
      tabs.selectedIndex = 1
    }

    #expect(rehearsal.after == "window[Tabs[content[B] bar]]")
    #expect(
      lines == [
        "1.0 delegate Director animationControllerForTransitionFrom A to B",
        "1.0 appearance B viewDidLoad()",
        "1.0 appearance B viewWillAppear(false)",
        "1.0 appearance A viewWillDisappear(false)",
        "1.0 appearance B viewIsAppearing(false)",
        "1.0 heard B viewWillLayoutSubviews()",
        "1.0 heard B viewDidLayoutSubviews()",
        "1.0 appearance A viewDidDisappear(false)",
        "1.0 appearance B viewDidAppear(false)",
        "1.0 heard the call returns",
      ])
  }
}
