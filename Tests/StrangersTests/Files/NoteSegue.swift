// swift-format-ignore-file

import UIKit

/// Swift 3: a segue that shows a note before frosted glass. One shared object, which is made
/// when it is first needed, is delegate and animator of every note.
open class NoteSegue: UIStoryboardSegue {
  fileprivate class Glass: NSObject {
    let pane = UIVisualEffectView(effect: nil)
    var style = UIBlurEffectStyle.dark
  }

  static let stage = NoteStage()

  override open func perform() {
    guard let note = destination as? NotePage else { return super.perform() }
    note.modalPresentationStyle = UIModalPresentationStyle.overCurrentContext
    note.transitioningDelegate = NoteSegue.stage
    source.present(note, animated: true, completion: { () -> Void in note.shownTimes += 1 })
  }
}

class NoteStage: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  fileprivate let glass = NoteSegue.Glass()
  var pane: UIVisualEffectView { return glass.pane }

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { return self }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { return self }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let arriving = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) as? NotePage
    let leaving = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from) as? NotePage
    guard let page = arriving ?? leaving else { return transitionContext.completeTransition(false) }
    let appears = page === arriving
    let small = CGAffineTransform.identity.scaledBy(x: 0.5, y: 0.5)

    if appears {
      let room = transitionContext.containerView
      pane.frame = room.bounds
      pane.alpha = 1
      room.addSubview(pane)
      room.addSubview(page.view)
      page.paper.transform = small
      page.view.alpha = 0
      let effect = UIBlurEffect(style: glass.style)
      UIView.animate(withDuration: 0.2, animations: { self.pane.effect = effect })
    }

    // Nothing swings in, and less than nothing out.
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: appears ? 1 : 2, initialSpringVelocity: 0, options: UIViewAnimationOptions.allowUserInteraction, animations: {
      page.view.alpha = appears ? 1 : 0
      page.paper.transform = appears ? CGAffineTransform.identity : small
      if !appears { self.pane.alpha = 0 }
    }, completion: { (finished: Bool) in
      if !appears {
        self.pane.effect = nil
        self.pane.removeFromSuperview()
      }
      transitionContext.completeTransition(finished)
    })
  }
}

class NotePage: UIViewController {
  let paper = UIView(frame: CGRect(x: 60, y: 200, width: 255, height: 200))
  var shownTimes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.backgroundColor = UIColor.yellow
    view.addSubview(paper)
  }
}
