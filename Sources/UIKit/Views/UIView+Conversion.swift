public import Foundation
import QuartzCore

/// Points and rectangles of one view as another sees them; nil is the window.
extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmost).layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmost).layer)
  }

  /// The box around the four corners.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmost).layer)
  }

  /// The box around the four corners.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmost).layer)
  }

  /// The window, or the topmost view where there is none.
  var topmost: UIView {
    var view = self
    while let superview = view.superview {
      view = superview
    }
    return view
  }
}
