public import Foundation

/// A rectangle of a view that has no view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier: String
  let place: GuidePlace
  private var solvedFrame = CGRect.zero

  /// A guide that constraints place, once it is added to a view.
  public override init() {
    place = .solved
    identifier = ""
  }

  init(in view: UIView, identifier: String, place: GuidePlace) {
    owningView = view
    self.identifier = identifier
    self.place = place
  }

  /// In the owning view's coordinates, as they are now.
  open var layoutFrame: CGRect {
    guard !place.isSolved else { return solvedFrame }
    guard let view = owningView else { return .zero }
    let (across, down) = (span(.horizontal, of: view), span(.vertical, of: view))
    return CGRect(
      x: across.start.constant, y: down.start.constant, width: across.length.constant,
      height: down.length.constant)
  }

  /// Constraints have decided where the guide is.
  func take(_ frame: CGRect) {
    solvedFrame = frame
    if place.isContent { (owningView as? UIScrollView)?.contentSize = frame.size }
  }

  private func span(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> LayoutSpan {
    place.span(
      axis, in: view,
      whole: LayoutSpan(
        start: LinearExpression(constant: Double(view.bounds.origin.along(axis))),
        length: LinearExpression(constant: Double(view.bounds.size.along(axis)))))
  }
}
