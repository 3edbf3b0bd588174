import Foundation

/// What a view wants, and what of it is where, as constraints see it.
extension UIView {
  /// Those in use that this view or one below it holds.
  var constraintsBelow: [NSLayoutConstraint] {
    guard autoLayout.isInvolved else { return [] }
    autoLayout.constraints.removeAll(where: \.isOrphaned)
    return autoLayout.constraints + subviews.flatMap(\.constraintsBelow)
  }

  /// What scrolls, if constraints can be put on it.
  var contentGuideOfConstraints: UILayoutGuide? { (self as? UIScrollView)?.contentLayoutGuide }

  /// The guide that the system makes for a purpose, the same each time.
  func systemGuide<Guide: UILayoutGuide>(
    _ identifier: String, _ place: GuidePlace, _ make: (UIView, String, GuidePlace) -> Guide
  ) -> Guide {
    let known = autoLayout.systemGuides.first { $0.identifier == identifier }
    if let known = known as? Guide { return known }
    let guide = make(self, identifier, place)
    autoLayout.systemGuides.append(guide)
    return guide
  }

  func systemGuide(_ identifier: String, _ place: GuidePlace) -> UILayoutGuide {
    systemGuide(identifier, place, UILayoutGuide.init(in:identifier:place:))
  }

  /// Rounded up to whole pixels.
  func size(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsBelow()
    let problem = LayoutProblem(of: self, isMeasuring: true)
    let (width, height) = (
      problem.span(of: self, .horizontal).length, problem.span(of: self, .vertical).length
    )
    problem.require(
      LinearConstraint(
        width + -Double(target.width), .equalToZero, priority: horizontal.level))
    problem.require(
      LinearConstraint(
        height + -Double(target.height), .equalToZero, priority: vertical.level))
    let solution = problem.solution()
    return CGSize(width: solution.value(of: width), height: solution.value(of: height))
      .roundedUp(scale: Ambient.current.screen.scale)
  }
}

/// Where a line of text stands in a view: at a share of its height, and so many points below.
struct Baseline {
  var share: CGFloat = 0
  var offset: CGFloat = 0
}
