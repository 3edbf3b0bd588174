public import Foundation

/// Called as on a phone for the log.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {}

/// What a scroll view knows of its zooming.
struct ZoomState {
  var scale: CGFloat = 1
  /// The scale at which two fingers began.
  var start: CGFloat = 1
  /// The point of the zoomed view, in its own coordinates, that stays between the fingers.
  var anchor = CGPoint.zero
}

/// Content that two fingers, or code, make larger and smaller.
extension UIScrollView {
  /// Of the view that the delegate names for zooming.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The middle of what is seen stays in the middle, as far as the content goes.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    change(animated) { self.zoom(to: self.limited(scale), keeping: $0.convert(middle, from: self)) }
  }

  /// Shows as much of `rect`, in the zoomed view's coordinates, as the limits allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    change(animated) { _ in self.zoom(to: self.limited(scale), keeping: middle) }
  }

  func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// There is something to recognise only where the limits leave room.
  func zoomLimitsDidChange() {
    pinch.isEnabled = maximumZoomScale > minimumZoomScale
  }

  /// Follows two fingers. Beyond the limits only the square root of what they do counts, which is a
  /// guess.
  func pinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch pinch.state {
    case .began:
      isZooming = true
      zoom.start = zoom.scale
      zoom.anchor = pinch.location(in: view)
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch)
    case .changed: follow(pinch)
    default:
      isZooming = false
      bounceBack(view)
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    let wanted = zoom.start * pinch.scale
    let allowed = limited(wanted)
    let scale = bouncesZoom ? allowed * (wanted / allowed).squareRoot() : allowed
    let place = pinch.location(in: superview)
    zoom(to: scale, keeping: zoom.anchor, at: convert(place, from: superview))
  }

  /// Goes back to the limit that the fingers have gone beyond.
  private func bounceBack(_ view: UIView) {
    let scale = limited(zoom.scale)
    guard scale != zoom.scale else { return finishZooming(view) }
    isZoomBouncing = true
    UIView.animate(withDuration: Self.scrollDuration) {
      self.zoom(to: scale, keeping: self.zoom.anchor)
    } completion: { _ in
      self.isZoomBouncing = false
      self.finishZooming(view)
    }
  }

  private func finishZooming(_ view: UIView) {
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
  }

  private func change(_ animated: Bool, _ change: @escaping (UIView) -> Void) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    guard animated else { return change(view) }
    UIView.animate(withDuration: Self.scrollDuration) {
      change(view)
    } completion: { _ in
      self.finishZooming(view)
    }
  }

  /// Makes the view `scale` times as large as it is by itself; `anchor`, a point of it, gets to `place`
  /// of the bounds, or to their middle, as far as the content goes.
  private func zoom(to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint? = nil) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let target = place ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let (corner, aside) = (
      view.frame.origin, CGPoint(x: target.x - bounds.minX, y: target.y - bounds.minY)
    )
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = corner
    contentSize = view.frame.size
    let point = view.convert(anchor, to: self)
    contentOffset = nearestOffset(to: CGPoint(x: point.x - aside.x, y: point.y - aside.y))
    delegate?.scrollViewDidZoom(self)
  }
}
