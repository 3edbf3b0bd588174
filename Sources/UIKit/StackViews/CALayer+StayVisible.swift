import Foundation
import QuartzCore

extension CALayer {
  /// Shows the layer, though its model is hidden, for so many seconds.
  func stayVisible(for duration: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = false
    animation.duration = duration
    add(animation, forKey: "hidden")
  }
}
