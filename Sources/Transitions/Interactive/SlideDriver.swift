public import UIKit

/// Moves the leaving page itself, without an animator's help: it lies on the arriving one, goes with
/// the finger, and settles in 0.2 s.
public final class SlideDriver: NSObject, GestureDriver {
  private static let settling = 0.2

  private let travel: GestureTravel
  private var context: (any UIViewControllerContextTransitioning)?

  public init(_ travel: GestureTravel) {
    self.travel = travel
    super.init()
  }

  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let arriving = transitionContext.view(forKey: .to),
      let page = transitionContext.viewController(forKey: .to)
    else { return }
    arriving.frame = transitionContext.finalFrame(for: page)
    transitionContext.containerView.insertSubview(arriving, at: 0)
  }

  public func began(_ recognizer: UIGestureRecognizer) {}

  public func changed(_ recognizer: UIGestureRecognizer) {
    let progress = travel.progress(of: recognizer)
    place(at: progress)
    context?.updateInteractiveTransition(progress)
  }

  public func ended(_ recognizer: UIGestureRecognizer) {
    guard let context else { return }
    let finishes = travel.finishes(recognizer)
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    UIView.animate(withDuration: Self.settling) {
      self.place(at: finishes ? 1 : 0)
    } completion: { _ in
      if !finishes { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(finishes)
    }
  }

  private func place(at progress: CGFloat) {
    guard let context, let page = context.viewController(forKey: .from),
      let leaving = context.view(forKey: .from)
    else { return }
    let start = context.initialFrame(for: page)
    leaving.frame = start.offsetBy(
      dx: travel.direction.dx * progress * start.width,
      dy: travel.direction.dy * progress * start.height)
  }
}

extension GestureTravel {
  /// One long; nowhere for a pinch.
  fileprivate var direction: CGVector {
    switch way {
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .inward, .outward: .zero
    }
  }
}
