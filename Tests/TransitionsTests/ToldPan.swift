import UIKit

/// A pan that is told how far it went, and how fast.
final class ToldPan: UIPanGestureRecognizer {
  var isOver = false
  var travelled = CGPoint.zero
  var speed = CGPoint.zero

  override var state: State {
    get { isOver ? .ended : .changed }
    set {}
  }

  override func translation(in view: UIView?) -> CGPoint { travelled }

  override func velocity(in view: UIView?) -> CGPoint { speed }
}
