// swift-format-ignore-file

import UIKit

/// Isolation where it is needed, closures that are sent, and no force at all.
@MainActor
final class CornerSheet: NSObject {
    typealias Change = @MainActor () -> Void
    private(set) var log: [String] = []
    private let observer = Observer()

    private final class Observer: NSObject {
        let center = NotificationCenter.default
    }

    func write(_ line: String) { log.append(line) }
}

extension CornerSheet: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension CornerSheet: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from) else { return }
        let isPresenting = to.presentingViewController === from || to.isBeingPresented
        guard let sheet = isPresenting ? to.view : from.view else { return }
        if isPresenting {
            sheet.frame = context.finalFrame(for: to)
            context.containerView.addSubview(sheet)
        }
        let corner = CGAffineTransform(translationX: context.containerView.bounds.width, y: context.containerView.bounds.height)
        sheet.transform = isPresenting ? corner : .identity
        let change: Change = { sheet.transform = isPresenting ? .identity : corner }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [.curveLinear], animations: change) { [weak self] finished in
            self?.write("\(isPresenting ? "presented" : "dismissed") \(finished)")
            context.completeTransition(!context.transitionWasCancelled)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.write("a moment later") }
    }

    func animationEnded(_ transitionCompleted: Bool) { write("ended \(transitionCompleted)") }
}
