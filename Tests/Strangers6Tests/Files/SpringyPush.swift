// swift-format-ignore-file

import UIKit

/// A navigation delegate whose answers are values.
final class SpringyPush: NSObject, UINavigationControllerDelegate {
    struct Recipe: Sendable {
        var bounce = 0.2
        var distance: @Sendable (CGSize) -> CGVector = { CGVector(dx: $0.width, dy: 0) }
    }

    let recipe: Recipe
    init(_ recipe: Recipe = Recipe()) { self.recipe = recipe }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? Animator(recipe: recipe) : nil
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let recipe: Recipe
        init(recipe: Recipe) { self.recipe = recipe }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            let way = recipe.distance(context.containerView.bounds.size)
            context.containerView.addSubview(view)
            view.transform = CGAffineTransform(translationX: way.dx, y: way.dy)
            UIView.animate(springDuration: transitionDuration(using: context), bounce: recipe.bounce) {
                view.transform = .identity
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
