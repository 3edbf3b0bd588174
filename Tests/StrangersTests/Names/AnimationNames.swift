// swift-format-ignore-file

import UIKit

/// Every form of animation by blocks and property animators.
@MainActor func namesOfAnimations(_ v: UIView) {
  UIView.animate(withDuration: 0.3) { v.alpha = 0 }
  UIView.animate(withDuration: 0.3, animations: { v.alpha = 0 })
  UIView.animate(withDuration: 0.3, animations: { v.alpha = 0 }) { _ in }
  UIView.animate(withDuration: 0.3, animations: { v.alpha = 0 }, completion: { finished in _ = finished })
  UIView.animate(withDuration: 0.3, animations: {}, completion: nil)
  UIView.animate(withDuration: 0.3) { v.alpha = 1 } completion: { _ in }
  UIView.animate(withDuration: 0.3, delay: 0, options: [], animations: {}, completion: nil)
  UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: {})
  UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { }
  UIView.animate(withDuration: 0.3, delay: 0) { }
  UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: UIView.AnimationOptions(rawValue: 0), animations: {}, completion: nil)
  UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.1) {}
  UIView.animate(springDuration: 0.5, bounce: 0.2) {}
  UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 0, delay: 0, options: [], animations: {}, completion: nil)
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic], animations: {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: { v.alpha = 0 })
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { v.alpha = 1 }
  }, completion: { _ in })
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {} completion: { _ in }
  UIView.animateKeyframes(withDuration: 1, delay: 0) { }
  _ = [
    UIView.KeyframeAnimationOptions.calculationModePaced, .calculationModeCubicPaced,
    .calculationModeDiscrete, .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat,
    .autoreverse, .overrideInheritedDuration, .overrideInheritedOptions,
  ]
  let o: UIView.AnimationOptions = [
    .curveEaseIn, .curveLinear, .beginFromCurrentState, .layoutSubviews, .transitionFlipFromRight,
    .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    .allowAnimatedContent, .transitionCrossDissolve, .repeat, .autoreverse, .transitionFlipFromLeft,
    .showHideTransitionViews, .transitionFlipFromTop, .transitionFlipFromBottom, .transitionCurlUp,
    .transitionCurlDown, .preferredFramesPerSecond60, .preferredFramesPerSecond30,
  ]
  UIView.transition(with: v, duration: 0.2, options: o, animations: {}, completion: nil)
  UIView.transition(with: v, duration: 0.2, options: .transitionCrossDissolve, animations: nil, completion: nil)
  UIView.transition(from: v, to: v, duration: 0.1, options: [.transitionFlipFromLeft], completion: nil)
  UIView.transition(from: v, to: v, duration: 0.1)
  UIView.performWithoutAnimation { v.alpha = 0 }
  UIView.setAnimationsEnabled(false)
  _ = UIView.areAnimationsEnabled
  _ = UIView.inheritedAnimationDuration

  let a = UIViewPropertyAnimator(duration: 0.3, curve: .linear, animations: nil)
  let b = UIViewPropertyAnimator(duration: 0.3, timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 0)))
  _ = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) {}
  _ = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8, animations: nil)
  _ = UIViewPropertyAnimator(duration: 0.3, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)) {}
  let _: UIViewPropertyAnimator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: [], animations: {}, completion: nil)
  UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: .curveEaseOut, animations: {}) { (p: UIViewAnimatingPosition) in _ = p == .end }
  a.addAnimations { v.alpha = 0 }
  a.addAnimations({ v.alpha = 0 }, delayFactor: 0.5)
  a.addCompletion { position in switch position { case .start: break; case .end: break; case .current: break; @unknown default: break } }
  a.startAnimation()
  a.startAnimation(afterDelay: 0.1)
  a.pauseAnimation()
  a.stopAnimation(true)
  a.finishAnimation(at: .end)
  a.isReversed = true
  a.fractionComplete = 0.4
  _ = a.state == .active && a.state != .inactive && a.state != .stopped
  _ = a.isRunning
  a.isInterruptible = true
  a.isUserInteractionEnabled = true
  a.scrubsLinearly = true
  a.pausesOnCompletion = false
  a.continueAnimation(withTimingParameters: nil, durationFactor: 1)
  b.continueAnimation(withTimingParameters: UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero), durationFactor: 0)
  _ = a.timingParameters?.timingCurveType == .builtin
  _ = a.delay
  _ = a.duration
  let anim: UIViewImplicitlyAnimating = a
  anim.addAnimations?({})
  anim.addCompletion?({ _ in })
  anim.startAnimation()
  _ = anim.fractionComplete
  _ = UISpringTimingParameters(dampingRatio: 1)
  _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero)
  _ = UISpringTimingParameters()
  _ = UICubicTimingParameters(animationCurve: .easeIn)
  _ = UICubicTimingParameters()
  let p: UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeOut)
  _ = UIViewPropertyAnimator(duration: 1, timingParameters: p)
}

class NamedPropertyAnimator: UIViewPropertyAnimator {
  override func startAnimation() { super.startAnimation() }
}
