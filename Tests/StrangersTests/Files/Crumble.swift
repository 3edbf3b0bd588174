// swift-format-ignore-file

import UIKit

/// Swift 4: the old page crumbles. Its crumbs are cut out of one snapshot, and each falls on its own time.
final class Crumble: NSObject, UIViewControllerAnimatedTransitioning {
  private struct Grid {
    let columns: Int, rows: Int

    func cells(in bounds: CGRect) -> [CGRect] {
      let (w, h) = (bounds.width / CGFloat(columns), bounds.height / CGFloat(rows))
      return (0..<rows).flatMap { row in
        (0..<columns).map { CGRect(x: CGFloat($0) * w, y: CGFloat(row) * h, width: w, height: h) }
      }
    }
  }

  private let grid = Grid(columns: 3, rows: 4)
  private(set) var crumbs = [UIView]()
  private var left = 0

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.9 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let old = transitionContext.view(forKey: .from), let new = transitionContext.view(forKey: .to),
      let picture = old.snapshotView(afterScreenUpdates: false) else { return transitionContext.completeTransition(false) }
    let room = transitionContext.containerView
    room.insertSubview(new, at: 0)
    old.isHidden = true

    crumbs = grid.cells(in: old.bounds).compactMap { cell in
      let crumb = picture.resizableSnapshotView(from: cell, afterScreenUpdates: false, withCapInsets: .zero)
      crumb?.frame = cell
      return crumb
    }
    crumbs.forEach(room.addSubview)
    left = crumbs.count

    for (number, crumb) in crumbs.enumerated() {
      let row = number / grid.columns, column = number % grid.columns
      let wait = 0.1 * Double(grid.rows - 1 - row)
      UIView.animate(withDuration: 0.6, delay: wait, options: [.curveLinear], animations: {
        crumb.center.y += room.bounds.height
        crumb.transform = CGAffineTransform(rotationAngle: CGFloat(column - 1) * .pi / 8)
      }) { _ in
        crumb.removeFromSuperview()
        self.left -= 1
        guard self.left == 0 else { return }
        old.isHidden = false
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
