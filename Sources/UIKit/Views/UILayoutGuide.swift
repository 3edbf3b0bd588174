public import Foundation

/// A rectangle of a view that has no view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?

  public let identifier: String

  private let rectangle: (UIView) -> CGRect

  init(in view: UIView, identifier: String, rectangle: @escaping (UIView) -> CGRect) {
    owningView = view
    self.identifier = identifier
    self.rectangle = rectangle
  }

  /// In the owning view's coordinates, as they are now.
  open var layoutFrame: CGRect {
    owningView.map(rectangle) ?? .zero
  }
}
