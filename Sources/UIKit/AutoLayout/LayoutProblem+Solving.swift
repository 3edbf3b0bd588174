import Foundation

extension LayoutProblem {
  /// The frames of what constraints decide on, on whole pixels.
  func solve() -> [(item: any LayoutItem, frame: CGRect)] {
    let solution = solution()
    let scale = Ambient.current.screen.scale
    return items.map { ($0, frame(of: $0, in: solution).onPixels(scale: scale)) }
  }

  /// Lines of text are broken in the width that a first solution gives them, and sizes below 0 are
  /// mended; both ask for another solution.
  func solution() -> LinearSolution {
    let given = constraints.count
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var positive: [LinearConstraint] = []
    var solution = LinearSolution([], variableCount: variableCount)
    for _ in 0..<8 {
      keep(given)
      for case let view as UIView in items { requireContentSize(of: view, widths: widths) }
      for constraint in positive { require(constraint) }
      solution = LinearSolution(constraints, variableCount: variableCount)
      let negative = lengthsBelowZero(in: solution)
      let newWidths = widthsOfLines(in: solution)
      if negative.isEmpty, newWidths == widths { break }
      // A must is left to those who ask for it: this comes right after.
      positive += negative.map { LinearConstraint($0, .atLeastZero, priority: 1000) }
      widths = newWidths
    }
    report(solution.conflicts)
    return solution
  }

  private func frame(of item: any LayoutItem, in solution: LinearSolution) -> CGRect {
    let (across, down) = (span(of: item, .horizontal), span(of: item, .vertical))
    return CGRect(
      x: solution.value(of: across.start), y: solution.value(of: down.start),
      width: solution.value(of: across.length), height: solution.value(of: down.length))
  }

  private func requireContentSize(of view: UIView, widths: [ObjectIdentifier: CGFloat]) {
    let size = view.contentSize(inWidth: widths[ObjectIdentifier(view)])
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let wish = size.along(axis)
      guard wish >= 0, wish.isFinite else { continue }
      let insets = view.alignmentRectInsets.along(axis)
      let excess =
        span(of: view, axis).inset(insets.before, insets.after).length + -Double(wish)
      let (hugging, resistance) = (view.autoLayout.hugging[axis], view.autoLayout.resistance[axis])
      require(LinearConstraint(excess * -1, .atLeastZero, priority: hugging.level))
      require(LinearConstraint(excess, .atLeastZero, priority: resistance.level))
    }
  }

  private func lengthsBelowZero(in solution: LinearSolution) -> [LinearExpression] {
    items.flatMap { [span(of: $0, .horizontal).length, span(of: $0, .vertical).length] }
      .filter { solution.value(of: $0) < -1e-6 }
  }

  private func widthsOfLines(in solution: LinearSolution) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for case let view as UIView in items where view.breaksLinesInItsWidth {
      widths[ObjectIdentifier(view)] = solution.value(of: span(of: view, .horizontal).length)
    }
    return widths
  }

  private func report(_ conflicts: [LinearSolution.Conflict]) {
    for conflict in conflicts {
      guard let dropped = origins[conflict.dropped], !dropped.isReportedBroken else { continue }
      dropped.isReportedBroken = true
      let all = (conflict.others + [conflict.dropped]).compactMap { origins[$0] }
      let list = all.map(\.summary) + fixedViews(of: all).map(\.maskSummary)
      UIKitLog.current.warn(
        "Unable to simultaneously satisfy constraints: \(list.joined(separator: ", "))."
          + " Will attempt to recover by breaking constraint \(dropped.summary).")
    }
  }

  /// The views whose own frames take part in what constraints say.
  private func fixedViews(of constraints: [NSLayoutConstraint]) -> [UIView] {
    var views: [UIView] = []
    for view in constraints.flatMap(\.views)
    where !isDecided(view) && !views.contains(where: { $0 === view }) {
      views.append(view)
    }
    return views
  }
}

extension UIView {
  /// How reports tell that a view has its frame by its autoresizing mask.
  fileprivate var maskSummary: String {
    let frame = untransformedFrame
    return "<NSAutoresizingMaskLayoutConstraint \(layoutName).frame =="
      + " (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))>"
  }
}
