import Foundation

@testable import UIKit

/// Who takes part in a rehearsal.
extension Rehearsal {
  /// A page that writes down what reaches it.
  final class Player: UIViewController {
    private let transcript: Transcript

    init(_ title: String, _ transcript: Transcript) {
      self.transcript = transcript
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { transcript.called(self) }
    override func viewDidAppear(_ animated: Bool) { transcript.called(self) }
    override func viewWillDisappear(_ animated: Bool) { transcript.called(self) }
    override func viewDidDisappear(_ animated: Bool) { transcript.called(self) }
    override func viewIsAppearing(_ animated: Bool) { transcript.called(self) }
    override func viewWillLayoutSubviews() {
      transcript.layout("\(name) viewWillLayoutSubviews()")
    }
    override func viewDidLayoutSubviews() { transcript.layout("\(name) viewDidLayoutSubviews()") }
  }

  /// What drives a transition in place of time.
  @MainActor
  protocol Driver: UIViewControllerInteractiveTransitioning {
    func update(_ percentComplete: CGFloat)
    func finish()
    func cancel()
  }

  /// Slides one view over the other in 0.4 s, evenly, in from the right or out again. It puts nothing
  /// back unless it has cancelled the transition itself.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether the leaving view is the one that moves.
    let isReverse: Bool

    /// What the context said when the transition started.
    private(set) var facts: [String] = []

    /// The window as it was then, and as the animator has made it.
    private(set) var prepared = ""
    private(set) var arranged = ""

    private let finishes: Bool

    init(isReverse: Bool, finishes: Bool) {
      self.isReverse = isReverse
      self.finishes = finishes
      super.init()
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = arrange(transitionContext)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        self.move(view, 1)
      } completion: { _ in
        guard !transitionContext.transitionWasCancelled, !self.finishes else {
          return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.move(view, 0)
        transitionContext.completeTransition(false)
      }
    }

    /// Adds the arriving view, and answers with the one that moves.
    func arrange(_ context: any UIViewControllerContextTransitioning) -> UIView? {
      facts = context.facts
      prepared = context.containerView.window?.tree ?? ""
      let (container, arriving) = (context.containerView, context.view(forKey: .to))
      if let arriving, let controller = context.viewController(forKey: .to) {
        arriving.frame = context.finalFrame(for: controller)
        isReverse ? container.insertSubview(arriving, at: 0) : container.addSubview(arriving)
      }
      arranged = container.window?.tree ?? ""
      let moving = isReverse ? context.view(forKey: .from) : arriving
      move(moving, 0)
      return moving
    }

    /// Moves the view to a share of its way.
    func move(_ view: UIView?, _ share: CGFloat) {
      let x = 375 * (isReverse ? share : 1 - share)
      view?.transform = CGAffineTransform(translationX: x, y: 0)
    }
  }

  /// Moves the views itself and settles in 0.2 s.
  final class Hand: NSObject, Driver {
    private let slide: Slide
    private var context: (any UIViewControllerContextTransitioning)?
    private var view: UIView?

    init(_ slide: Slide) {
      self.slide = slide
      super.init()
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      context = transitionContext
      view = slide.arrange(transitionContext)
    }

    func update(_ percentComplete: CGFloat) {
      slide.move(view, percentComplete)
      context?.updateInteractiveTransition(percentComplete)
    }

    func finish() {
      context?.finishInteractiveTransition()
      settle(at: 1)
    }

    func cancel() {
      context?.cancelInteractiveTransition()
      settle(at: 0)
    }

    private func settle(at share: CGFloat) {
      let (slide, context, view) = (slide, context, view)
      UIView.animate(withDuration: 0.2) {
        slide.move(view, share)
      } completion: { _ in
        context?.completeTransition(share == 1)
      }
    }
  }
}

extension UIPercentDrivenInteractiveTransition: Rehearsal.Driver {}

extension UIViewControllerContextTransitioning {
  /// What an animator may ask, a line for each of the two controllers and one for the rest.
  fileprivate var facts: [String] {
    [line(.from, .from), line(.to, .to)] + [
      "style \(presentationStyle), animated: \(isAnimated), cancelled: \(transitionWasCancelled)"
    ]
  }

  private func line(
    _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey
  ) -> String {
    guard let controller = viewController(forKey: key) else { return "nobody" }
    let view = view(forKey: viewKey).map { $0 === controller.view ? "its view" : "another view" }
    let frames = [initialFrame(for: controller), finalFrame(for: controller)].map(\.text)
    return "\(controller.name): \(view ?? "nil"), \(frames.joined(separator: " to "))"
  }
}
