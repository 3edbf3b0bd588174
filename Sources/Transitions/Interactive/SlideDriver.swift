public import UIKit

/// Moves the leaving page itself, without an animator's help: it goes with the finger, and settles in
/// 0.2 s.
public final class SlideDriver: NSObject, GestureDriver {
  /// Where the arriving page is meanwhile.
  public enum Arrival: Sendable {
    /// In its place, below the leaving one.
    case below
    /// At the edge that the leaving one uncovers, and comes with it.
    case beside
  }

  private static let settling = 0.2

  private let travel: GestureTravel
  private let arrival: Arrival
  private var context: (any UIViewControllerContextTransitioning)?

  public init(_ travel: GestureTravel, arrival: Arrival = .below) {
    self.travel = travel
    self.arrival = arrival
    super.init()
  }

  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let arriving = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(arriving, at: 0)
    place(at: 0)
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
    guard let context, let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let way = travel.direction
    let start = context.initialFrame(for: from)
    let end = context.finalFrame(for: to)
    context.view(forKey: .from)?.frame = start.moved(along: way, sides: progress)
    context.view(forKey: .to)?.frame =
      arrival == .beside ? end.moved(along: way, sides: progress - 1) : end
  }
}

extension CGRect {
  /// By a multiple of its own sides.
  fileprivate func moved(along way: CGVector, sides: CGFloat) -> CGRect {
    offsetBy(dx: way.dx * sides * width, dy: way.dy * sides * height)
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
