public import Foundation
public import QuartzCore

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

/// The members as they are called with question marks.
extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

  public var scrollViewWillEndDragging: OptionalMember<any UIScrollViewDelegate>? {
    OptionalMember(of: self)
  }
  public var scrollViewDidEndDragging: OptionalMember<any UIScrollViewDelegate>? {
    OptionalMember(of: self)
  }
  public var viewForZooming: OptionalMember<any UIScrollViewDelegate>? { OptionalMember(of: self) }
  public var scrollViewWillBeginZooming: OptionalMember<any UIScrollViewDelegate>? {
    OptionalMember(of: self)
  }
  public var scrollViewDidEndZooming: OptionalMember<any UIScrollViewDelegate>? {
    OptionalMember(of: self)
  }
}

extension OptionalMember where Owner == any UIScrollViewDelegate {
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    owner.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    owner.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    owner.viewForZooming(in: scrollView)
  }

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    owner.scrollViewWillBeginZooming(scrollView, with: view)
  }

  public func callAsFunction(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    owner.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
