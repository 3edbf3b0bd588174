/// What a navigation controller begins with.
package struct NavigationStack: Sendable, Equatable {
  /// Whether its bar is seen.
  package enum Bar: String, Sendable, CaseIterable {
    case shown, hidden
  }

  /// The first is at the bottom.
  package var screens: [ScreenName]
  /// Nil: it is, unless all screens are pictures, which show their own.
  package var bar: Bar?

  package init(_ screens: [ScreenName]) {
    self.screens = screens
  }
}

extension Fields {
  /// Asks for the keys of a navigation controller.
  mutating func navigation() throws(SceneError) -> NavigationStack {
    var stack = NavigationStack(try required("navigation", .stack))
    stack.bar = try optional("bar", .word("a bar"))
    return stack
  }
}

extension Reading<[ScreenName]> {
  fileprivate static var stack: Reading {
    Reading("a screen, or a list of them") { node throws(SceneError) in
      let screens = try Reading.oneOrMore(of: .screenName).read(node)
      guard !screens.isEmpty else { throw node.place.error("a navigation stack needs a screen") }
      return screens
    }
  }
}
