extension TabChoice {
  /// The index of the tab that is meant.
  func index(in tabs: [Tab]) throws(SceneError) -> Int {
    switch self {
    case .index(let index):
      guard tabs.indices.contains(index.value) else {
        throw index.place.error(
          "there is no tab \(index.value); the tabs are counted from 0 to \(tabs.count - 1)")
      }
      return index.value
    case .screen(let screen):
      let index = tabs.firstIndex { $0.content.screens.contains { $0.value == screen.value } }
      guard let index else { throw screen.place.error("no tab shows the screen '\(screen.value)'") }
      return index
    }
  }
}
