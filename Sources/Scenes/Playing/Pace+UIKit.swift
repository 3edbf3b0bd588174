import UIKit

extension Pace {
  var curve: UIView.AnimationCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
