import UIKit

/// A view that lays its elements out as the scene places them.
final class ArrangedView: UIView {
  private var arrangement: [(view: UIView, placement: Placement)] = []

  func add(_ view: UIView, at placement: Placement) {
    arrangement.append((view, placement))
    addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, placement) in arrangement { view.frame = placement.frame(in: bounds.size) }
  }
}

extension Placement {
  func frame(in size: CGSize) -> CGRect {
    CGRect(
      x: x.points(of: size.width), y: y.points(of: size.height),
      width: width.points(of: size.width), height: height.points(of: size.height))
  }
}
