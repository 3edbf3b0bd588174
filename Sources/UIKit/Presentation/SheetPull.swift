import CoreGraphics
import Foundation

/// The gesture by which a finger pulls a card down and away.
@MainActor
final class SheetPull: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private(set) var driver: SystemDriver?
  private unowned let sheet: UIPresentationController

  init(of sheet: UIPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
  }

  /// Only downwards, from within the card, and not while something else is going on.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let card = sheet.presentedView, !sheet.isTransitioning,
      sheet.presentedViewController.ownPresentation == nil
    else { return false }
    let way = recognizer.translation(in: sheet.containerView)
    return way.y > abs(way.x) && card.bounds.contains(recognizer.location(in: card))
  }

  private func follow() {
    let way = max(sheet.containerView?.bounds.height ?? 0, 1)
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(recognizer.translation(in: sheet.containerView).y / way)
    case .ended:
      driver?.letGo(velocity: recognizer.velocity(in: sheet.containerView).y / way)
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    }
  }

  /// Who refuses to be dismissed is told of the attempt.
  private func begin() {
    let (presented, delegate) = (sheet.presentedViewController, sheet.delegate)
    guard !presented.isModalInPresentation, mayDismiss else {
      sheet.noteAdaptivity("presentationControllerDidAttemptToDismiss")
      delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    driver = SystemDriver()
    sheet.noteAdaptivity("presentationControllerWillDismiss")
    delegate?.presentationControllerWillDismiss(sheet)
    presented.dismiss(animated: true)
    presented.transitionCoordinator?.animate(alongsideTransition: nil) { [sheet] context in
      guard !context.isCancelled else { return }
      sheet.noteAdaptivity("presentationControllerDidDismiss")
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
  }

  private var mayDismiss: Bool {
    let delegate = sheet.delegate
    return UIKitLog.current.ask(delegate, "presentationControllerShouldDismiss") {
      delegate?.presentationControllerShouldDismiss(sheet)
    } ?? true
  }
}
