import Foundation
import Testing

/// What of an app's own code takes part in a film beside the animator.
@Suite struct CodePartsTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.write(Self.app, as: "App.swift")
  }

  private static let app = """
    import UIKit

    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let page = context.view(forKey: .to) {
          if let arriving = context.viewController(forKey: .to) {
            page.frame = context.finalFrame(for: arriving)
          }
          context.containerView.addSubview(page)
          page.alpha = 0
          UIView.animate(withDuration: 0.4, animations: { page.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
          }
        } else {
          let page = context.view(forKey: .from)
          UIView.animate(withDuration: 0.4, animations: { page?.alpha = 0 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
      }
    }

    class Sheet: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 20, y: 100, width: 200, height: 300)
      }
    }

    class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
      var presentations = 0
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        presentations += 1
        return Fade()
      }
      func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
      {
        print("presented \\(presentations) times")
        return Fade()
      }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Sheet(presentedViewController: presented, presenting: presenting)
      }
    }

    class Note: UIViewController {
      let text: String
      init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        title = text
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        print("\\(text) is loaded")
        let pan = UIPanGestureRecognizer(target: self, action: Self.pan)
        view.addGestureRecognizer(pan)
      }
      private func pan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { dismiss(animated: true) }
      }
    }

    class GrowSegue: UIStoryboardSegue {
      override func perform() {
        guard let window = source.view.window else { return }
        window.addSubview(destination.view)
        destination.view.alpha = 0
        UIView.animate(withDuration: 0.7, animations: { self.destination.view.alpha = 1 }) { _ in
          self.source.present(self.destination, animated: false, completion: nil)
        }
      }
    }

    """

  @Test func aDelegateIsOneObjectThatAnswersThereAndBack() throws {
    let run = try tool.run("trace", "App.swift", "--delegate", "SheetDelegate()")

    #expect(run.text.contains("presentationController(forPresented: b) → Sheet"))
    #expect(run.text.contains("step 2: present b with SheetDelegate(), 0.3 to 0.7 s, finished"))
    #expect(run.text.contains("presented 1 times"))
    #expect(run.text.contains("step 4: dismiss with SheetDelegate(), 1.3 to 1.7 s, finished"))
  }

  @Test func aScreenIsWrittenInSwiftAndHearsFingersItself() throws {
    try folder.write(
      """
      load: App.swift
      canvas: {size: 375x667, scale: 1}
      screens:
        a: {view: [{label: A}]}
        note: {controller: 'Note("Hello")'}
      delegate: SheetDelegate()
      root: a
      script:
        - present: note
          style: custom
        - drag: {from: [100, 300], to: [100, 400], over: 0.2s}
          expect: finished
      """, as: "note.yml")

    let run = try tool.run("trace", "note.yml")

    #expect(run.talk == "Hello is loaded\npresented 1 times\n")
    #expect(run.text.contains("animationController(forDismissed: note) → Fade"))
    #expect(run.status == 0)
  }

  @Test func aPresentationControllerGoesWithAnAnimator() throws {
    let run = try tool.run(
      "trace", "App.swift", "--animator", "Fade()", "--presentation",
      "Sheet(presentedViewController: presented, presenting: presenting)", "--as", "present",
      "--at", "end", "--json")

    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.data))
    let page = try #require(trace.moments.first?.layers.first { $0.path.hasSuffix("b[0]") })
    #expect(page.frame == [20, 100, 200, 300])
  }

  @Test func aSegueLastsAsLongAsItAnimates() throws {
    let run = try tool.run("trace", "App.swift", "--segue", "GrowSegue.self", "--as", "segue")

    #expect(run.text.contains("step 2: segue to b with GrowSegue.self, 0.3 to 1.017 s, finished"))
    #expect(run.status == 0, "\(run.talk)")
  }

  @Test func anInteractionControllerIsDrivenToTheEnd() throws {
    let run = try tool.run(
      "trace", "App.swift", "--animator", "Fade()", "--interactive",
      "UIPercentDrivenInteractiveTransition()")

    #expect(run.text.contains("push b with Fade(), driven"))
    #expect(run.text.contains("finished"))
  }

  @Test func whatMakesSomethingElseIsRefusedAtItsPlace() throws {
    try folder.write(
      """
      load: App.swift
      screens: {a: {view: [{label: A}]}, b: {view: [{label: B}]}}
      root: {navigation: a}
      script:
        - push: b
          delegate: SheetDelegate()
      """, as: "push.yml")
    try folder.write(
      """
      screens: {a: {view: [{label: A}]}}
      delegate: UIView()
      root: a
      """, as: "view.yml")

    let push = try tool.run("render", "push.yml")
    let view = try tool.run("render", "view.yml")

    #expect(push.status == 65)
    #expect(
      push.talk.contains(
        "push.yml:6:15: 'SheetDelegate()' makes a SheetDelegate, which is no "
          + "UINavigationControllerDelegate"))
    #expect(view.status == 65)
    #expect(view.talk.contains("view.yml:2:11: 'UIView()' makes a UIView, which is no delegate"))
  }
}
