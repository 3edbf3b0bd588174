// swift-format-ignore-file

import UIKit

/// A container of one's own that fades from one child to the next.
class ChildSwitcher: UIViewController {
    private(set) var current: UIViewController
    var onChange: ((UIViewController) -> ())?

    init(_ first: UIViewController) {
        current = first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(current)
        current.view.frame = view.bounds
        view.addSubview(current.view)
        current.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current.endAppearanceTransition()
    }

    func show(_ next: UIViewController) {
        let previous = current
        previous.willMove(toParent: nil)
        addChild(next)
        next.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
        view.addSubview(next.view)
        previous.beginAppearanceTransition(false, animated: true)
        next.beginAppearanceTransition(true, animated: true)
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.beginFromCurrentState, .layoutSubviews], animations: {
            next.view.frame = self.view.bounds
            previous.view.alpha = 0
        }) { _ in
            previous.view.removeFromSuperview()
            previous.removeFromParent()
            next.didMove(toParent: self)
            previous.endAppearanceTransition()
            next.endAppearanceTransition()
            self.current = next
            self.onChange?(next)
        }
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }
}
