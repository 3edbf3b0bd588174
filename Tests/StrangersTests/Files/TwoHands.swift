// swift-format-ignore-file

import UIKit

/// Swift 5: one hand stretches the page, the other carries it. Whichever is last lets go.
class TwoHands: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Alongside = (_ stretching: UIViewPropertyAnimator) -> Void

    let origin: CGRect
    var alongside: Alongside?
    private var holding = 0

    init(from origin: CGRect, alongside: Alongside? = nil) {
        self.origin = origin
        self.alongside = alongside
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let page = transitionContext.view(forKey: .to)!
        let goal = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
        transitionContext.containerView.addSubview(page)
        page.bounds.size = origin.size
        page.center = CGPoint(x: origin.midX, y: origin.midY)
        page.layer.cornerRadius = 14
        page.layer.masksToBounds = true

        let hands = [stretch(page, to: goal.size), carry(page, to: CGPoint(x: goal.midX, y: goal.midY))]
        alongside?(hands[0])
        holding = hands.count
        hands.forEach { hand in
            hand.addCompletion { [unowned self] position in
                self.holding -= 1
                if self.holding == 0 {
                    page.layer.masksToBounds = false
                    transitionContext.completeTransition(position == .end)
                }
            }
            hand.startAnimation()
        }
    }

    private func stretch(_ page: UIView, to size: CGSize) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
            page.bounds.size = size
            page.layer.cornerRadius = 0
            page.layoutIfNeeded()
        }
    }

    private func carry(_ page: UIView, to center: CGPoint) -> UIViewPropertyAnimator {
        let carrying = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.7)
        carrying.addAnimations { page.center = center }
        return carrying
    }
}
