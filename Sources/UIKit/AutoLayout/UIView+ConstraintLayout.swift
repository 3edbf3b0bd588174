import Foundation

/// The two passes of Auto Layout: constraints are updated from the bottom up, then solved and
/// applied from the top down.
extension UIView {
  /// Updates the constraints of the views that ask for it, those inside first.
  func updateConstraintsBelow() {
    guard autoLayout.needsUpdateBelow else { return }
    autoLayout.needsUpdateBelow = false
    for subview in subviews { subview.updateConstraintsBelow() }
    guard autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  /// Makes sure that each view whose place constraints change is about to be laid out.
  ///
  /// A pass may change constraints; a tree that never comes to rest is solved ten times.
  func layOutAfterSolving(_ layOut: () -> Void) {
    let root = topmost
    guard root.autoLayout.isInvolved else { return layOut() }
    for _ in 0..<10 {
      root.updateConstraintsBelow()
      root.solveConstraints()
      layOut()
      if !root.autoLayout.isUnsolved { return }
    }
  }

  /// Puts the subviews where constraints want them.
  func layOutByConstraints() {
    guard autoLayout.isInvolved else { return }
    topmost.solveConstraints()
    for subview in subviews { subview.takeSolvedPlace() }
  }

  /// Solves the constraints of the whole tree, of which this is the topmost view, unless they are
  /// solved.
  private func solveConstraints() {
    guard autoLayout.isUnsolved, autoLayout.isInvolved else { return }
    autoLayout.isUnsolved = false
    let problem = LayoutProblem(of: self)
    forgetSolvedFrames()
    for (item, frame) in problem.solve() {
      switch item {
      case let view as UIView: view.willTakeSolvedPlace(frame)
      case let guide as UILayoutGuide: guide.take(frame)
      default: break
      }
    }
  }

  private func forgetSolvedFrames() {
    autoLayout.solvedFrame = nil
    guard autoLayout.isInvolved else { return }
    for subview in subviews { subview.forgetSolvedFrames() }
  }

  private func willTakeSolvedPlace(_ frame: CGRect) {
    autoLayout.solvedFrame = frame
    if frame != untransformedFrame { superview?.setNeedsLayout() }
  }

  private func takeSolvedPlace() {
    guard let frame = autoLayout.solvedFrame, frame != untransformedFrame else { return }
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
