// swift-format-ignore-file

import UIKit

/// The app's delegate is the tabs' delegate and their animator at once. A finger may drive it.
class SlidingTabsAppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var interactive = false
    var percent = UIPercentDrivenInteractiveTransition()
    var console = ""

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = self.window!.rootViewController as! UITabBarController
        tabs.delegate = self
        tabs.viewControllers = [TouchedPage(nibName: nil, bundle: nil), TouchedPage(nibName: nil, bundle: nil)]
        return true
    }
}

extension SlidingTabsAppDelegate: UITabBarControllerDelegate {

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return self
    }

    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return self.interactive ? self.percent : nil
    }
}

extension SlidingTabsAppDelegate: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return UIDevice.current.userInterfaceIdiom == .pad ? 0.6 : 0.4
    }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let v1 = ctx.view(forKey: .from)!
        let v2 = ctx.view(forKey: .to)!
        let width = UIApplication.shared.keyWindow!.bounds.size.width
        let tabs = ctx.viewController(forKey: .to)!.tabBarController!
        let dir: CGFloat = tabs.viewControllers!.firstIndex(of: ctx.viewController(forKey: .to)!)! > 0 ? 1 : -1

        v2.frame = ctx.finalFrame(for: ctx.viewController(forKey: .to)!).offsetBy(dx: width * dir, dy: 0)
        ctx.containerView.addSubview(v2)

        if !self.interactive { UIApplication.shared.beginIgnoringInteractionEvents() }
        UIView.animate(withDuration: self.transitionDuration(using: ctx), animations: {
            v1.frame.origin.x -= width * dir
            v2.frame.origin.x = 0
        }, completion: { _ in
            if UIApplication.shared.isIgnoringInteractionEvents {
                UIApplication.shared.endIgnoringInteractionEvents()
            }
            ctx.completeTransition(!ctx.transitionWasCancelled)
        })
    }

    func animationEnded(_ transitionCompleted: Bool) {
        print(transitionCompleted ? "Completed" : "NO Completed", to: &self.console)
    }
}

/// A page that counts the fingers.
class TouchedPage: UIViewController {
    var touches = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        self.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.view.backgroundColor = .white
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}
