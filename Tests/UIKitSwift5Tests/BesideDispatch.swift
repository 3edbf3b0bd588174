import Dispatch
import UIKit

final class AnimatorBesideDispatch {
  func run(_ view: UIView) {
    DispatchQueue.main.async { view.tag += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { view.tag += 10 }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(7200)) { view.tag += 100 }
  }
}
