// swift-format-ignore-file

import UIKit

/// Animators may be generic, and be made by a factory.
protocol PageTransition: UIViewControllerAnimatedTransitioning {
    associatedtype Configuration
    init(_ configuration: Configuration)
}

struct AccordionConfiguration {
    var folds = 4
    var duration: TimeInterval = 0.5
    static let standard = AccordionConfiguration()
}

final class Accordion: NSObject, PageTransition {
    private let configuration: AccordionConfiguration
    init(_ configuration: AccordionConfiguration) { self.configuration = configuration }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { configuration.duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let to = transitionContext.view(forKey: .to),
              let from = transitionContext.view(forKey: .from) else { return transitionContext.completeTransition(false) }
        container.insertSubview(to, belowSubview: from)
        let strip = from.bounds.width / CGFloat(configuration.folds)
        let folds: [UIView] = stride(from: 0, to: from.bounds.width, by: strip).compactMap { x in
            let rect = CGRect(x: x, y: 0, width: strip, height: from.bounds.height)
            let fold = from.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
            fold?.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            fold?.frame = rect
            return fold
        }
        folds.forEach(container.addSubview)
        from.isHidden = true

        CATransaction.begin()
        CATransaction.setAnimationDuration(configuration.duration)
        CATransaction.setCompletionBlock {
            folds.forEach { $0.removeFromSuperview() }
            from.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        for (index, fold) in folds.enumerated() {
            let shut = CABasicAnimation(keyPath: "transform.scale.x")
            shut.fromValue = 1
            shut.toValue = 0.0001
            shut.fillMode = .forwards
            shut.isRemovedOnCompletion = false
            fold.layer.add(shut, forKey: "shut")
            let move = CAKeyframeAnimation(keyPath: "position.x")
            move.values = [fold.layer.position.x, 0]
            move.calculationMode = .linear
            move.fillMode = .forwards
            move.isRemovedOnCompletion = false
            fold.layer.add(move, forKey: "move\(index)")
        }
        CATransaction.commit()
    }
}

enum Factory {
    static func make<T: PageTransition>(_ type: T.Type, with configuration: T.Configuration) -> T { T(configuration) }
}
