import CoreGraphics
import Foundation
import QuartzCore

/// A view on its way from its picture before a change to what it is after it.
///
/// The picture lies on top of the view until it has faded, or until a flip shows the view's back. A
/// transition that begins meanwhile starts from what shows, and ends this one unfinished.
@MainActor
final class ViewTransition {
  private let view: UIView
  private let timing: BlockTiming
  private let picture = CALayer()

  /// What moves besides the picture.
  private var moved: [CALayer] = []

  /// Takes the picture; `view` may be changed then.
  init(of view: UIView, _ timing: BlockTiming) {
    self.view = view
    self.timing = timing
    picture.contents = view.picture(of: view.bounds, afterScreenUpdates: true)
    picture.frame = view.bounds
    picture.zPosition = 1e6
    picture.opacity = 0
    view.transition?.stop()
    view.transition = self
  }

  func start(_ look: Look, completion: @escaping (Bool) -> Void) {
    let changed = view.layer.sublayers ?? []
    view.layer.addSublayer(picture)
    if case .curl = look {
      UIKitLog.current.warn(
        "Views don't curl here: transitionCurlUp and transitionCurlDown cross-dissolve.")
    }
    switch look {
    case .dissolve, .curl:
      let fade = timing.basicAnimation(of: "opacity", on: picture)
      fade.fromValue = 1.0
      fade.toValue = 0.0
      run(fade, completion)
    case .flip(let axis, let turn):
      moved = [view.layer] + changed
      view.layer.add(flip(axis, turn), forKey: Self.key)
      for layer in changed {
        layer.add(halves([-1, 0], of: layer), forKey: Self.key)
      }
      run(halves([1, 0], of: picture), completion)
    }
  }

  private func stop() {
    for layer in moved + [picture] { layer.removeAnimation(forKey: Self.key) }
  }

  /// Lets the time pass: the picture is there, but isn't seen.
  func wait(completion: @escaping (Bool) -> Void) {
    view.layer.addSublayer(picture)
    let pause = timing.basicAnimation(of: "opacity", on: picture)
    pause.fromValue = 0.0
    pause.toValue = 0.0
    run(pause, completion)
  }

  /// The picture has no value of its own to come back to: it goes when its animation ends.
  private func run(_ animation: CAAnimation, _ completion: @escaping (Bool) -> Void) {
    let blocksTouches = timing.blocksTouches
    if blocksTouches { view.touchBlockingAnimations += 1 }
    OpenTransitions.current.exchangeViews(timing)
    animation.onStop = { [self] finished in
      picture.removeFromSuperlayer()
      if blocksTouches { view.touchBlockingAnimations -= 1 }
      if finished { return completion(true) }
      AnimationClock.current.schedule(after: 0) { completion(false) }
    }
    picture.add(animation, forKey: Self.key)
  }

  /// A quarter turn until the picture is seen from the edge, and another one that brings the view round.
  private func flip(_ axis: Axis, _ turn: CGFloat) -> CAKeyframeAnimation {
    func turned(_ angle: CGFloat) -> CATransform3D {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / Self.distance
      return CATransform3DRotate(perspective, angle, axis.x, axis.y, 0)
    }
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [turned(0), turned(turn), turned(-turn), turned(0)]
    animation.keyTimes = [0, 0.5, 0.5, 1]
    animation.isAdditive = true
    timing.apply(to: animation, on: view.layer)
    return animation
  }

  /// What is added to a layer's opacity in the first half and in the second: what the picture covers
  /// isn't there, or it would shine through the picture's soft edges.
  private func halves(_ opacities: [Double], of layer: CALayer) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = opacities
    animation.keyTimes = [0, 0.5, 1]
    animation.calculationMode = .discrete
    animation.isAdditive = true
    timing.apply(to: animation, on: layer)
    return animation
  }

  private static let key = "transition"

  /// How far away the eye is, in points. UIKit's own is not known; imitations use about this much.
  private static let distance: CGFloat = 1000
}

extension ViewTransition {
  typealias Axis = (x: CGFloat, y: CGFloat)

  /// What a transition looks like.
  enum Look {
    case dissolve
    /// Dissolves as well, and says so.
    case curl
    /// About an axis through the middle, first by `turn` radians.
    case flip(Axis, turn: CGFloat)

    /// The look in the options' transition bits; nil where there is none.
    init?(_ options: UIView.AnimationOptions) {
      switch options.rawValue >> 20 & 0xF {
      case 0: return nil
      case 1: self = .flip((0, 1), turn: .pi / 2)
      case 2: self = .flip((0, 1), turn: -.pi / 2)
      case 3, 4: self = .curl
      case 6: self = .flip((1, 0), turn: -.pi / 2)
      case 7: self = .flip((1, 0), turn: .pi / 2)
      default: self = .dissolve
      }
    }
  }
}
