import Foundation

/// Classes by the identifiers they are registered for, and views that wait to be used again.
@MainActor
struct ReuseQueue {
  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var waiting: [String: [UICollectionReusableView]] = [:]

  /// `kind` tells supplementary views from cells with the same identifier.
  mutating func register(_ viewClass: AnyClass?, kind: String, _ identifier: String) {
    classes[kind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// A view that was used before, or a new one; nil if no class is registered.
  mutating func dequeue(kind: String, _ identifier: String) -> UICollectionReusableView? {
    let key = kind + identifier
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = classes[key]?.init(registeredIn: .zero)
    view?.reuseIdentifier = identifier
    return view
  }

  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[kind + identifier, default: []].append(view)
  }
}
