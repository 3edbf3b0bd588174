extension UINavigationBar {
  /// Takes other items, which come into view when `cross(isBack:)` is called: until then the bar
  /// looks as before, whatever happens to the items.
  func awaitCrossing(to items: [UINavigationItem]) {
    isAwaitingCrossing = true
    adopt(items)
  }

  /// Goes from what shows to the top item, animated by the block that this is called in.
  func cross(isBack: Bool) {
    let leaving = content
    UIView.performWithoutAnimation {
      crossing?.end()
      isAwaitingCrossing = false
      addContent()
      content?.layoutIfNeeded()
      let (upper, lower) = isBack ? (leaving, content) : (content, leaving)
      crossing = BarCrossing(upper: upper, lower: lower, leaving: leaving, width: bounds.width)
      crossing?.show(isBack ? .upper : .lower)
    }
    crossing?.show(isBack ? .lower : .upper)
  }

  /// Shows the top item and nothing else, wherever the bar is on its way.
  func endCrossing() {
    crossing?.end()
    crossing = nil
    guard isAwaitingCrossing else { return }
    isAwaitingCrossing = false
    showTop()
  }
}
