public import Foundation

/// Follows fingers that move.
///
/// The first 10 points are not part of the translation: with a slow finger it is about zero at `.began`,
/// with a fast one what the finger went beyond them. So it was measured on phones. Who is asked whether
/// it should begin still sees all of the way, and which way it goes.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have gone in the window, in points.
  private(set) var travel = SIMD2<Double>.zero
  /// What of the travel is not part of the translation.
  private var absorbed = SIMD2<Double>.zero
  private var trace = MotionTrace()

  /// In the coordinates of `view`, whether or not it moves; in the window's without one.
  open func translation(in view: UIView?) -> CGPoint {
    convert(travel - absorbed, to: view)
  }

  /// Unlike what Apple's documentation says, the velocity stays what it is, as on a phone.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = SIMD2(Double(translation.x), Double(translation.y))
    guard let view, let window = placed.first?.window else {
      absorbed = travel - vector
      return
    }
    let origin = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    absorbed = travel - SIMD2(Double(end.x - origin.x), Double(end.y - origin.y))
  }

  /// The mean of the last tenth of a second, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let now = placed.map(\.timestamp).max() ?? 0
    return convert(trace.velocity(at: now), to: view)
  }

  /// Whether fingers that went so far pan.
  func isPan(_ travel: SIMD2<Double>) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.count > maximumNumberOfTouches {
      if state == .possible { state = .failed }
      for touch in touches where state.isActive { ignore(touch, for: event) }
    }
    trace.add(travel, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let steps = fingers.map(\.step)
    guard !steps.isEmpty, state.isActive || steps.count >= minimumNumberOfTouches else { return }
    travel += steps.reduce(.zero, +) / Double(steps.count)
    trace.add(travel, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    let length = (travel * travel).sum().squareRoot()
    guard length >= Self.slop else { return }
    guard isPan(travel) else {
      state = .failed
      return
    }
    state = .began
    absorbed = travel / length * Self.slop
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingers.isEmpty { state = state.isActive ? .ended : .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if fingers.isEmpty { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    (travel, absorbed, trace) = (.zero, .zero, MotionTrace())
  }

  private func convert(_ vector: SIMD2<Double>, to view: UIView?) -> CGPoint {
    let end = CGPoint(x: vector.x, y: vector.y)
    guard let view, let window = placed.first?.window else { return end }
    let (from, to) = (window.convert(CGPoint.zero, to: view), window.convert(end, to: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

extension UITouch {
  /// What it moved since it was last heard of, in the window.
  var step: SIMD2<Double> {
    let (from, to) = (previousLocation(in: nil), location(in: nil))
    return SIMD2(Double(to.x - from.x), Double(to.y - from.y))
  }
}
