// swift-format-ignore-file

import UIKit

/// Slides a panel in by a constraint.
class PinnedPanel: NSObject, UIViewControllerAnimatedTransitioning {
    let height: CGFloat = 300

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        panel.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(panel)
        let bottom = panel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: height)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            panel.heightAnchor.constraint(equalToConstant: height),
            bottom,
        ])
        container.layoutIfNeeded()

        bottom.constant = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: {
            container.layoutIfNeeded()
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
