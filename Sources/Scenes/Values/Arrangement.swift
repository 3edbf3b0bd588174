/// A screen, or a navigation controller with a stack of them.
package enum Arrangement: Sendable, Equatable {
  case screen(ScreenName)
  case navigation(NavigationStack)

  /// The screens that it begins with, the first at the bottom.
  var screens: [ScreenName] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let stack): stack.screens
    }
  }
}

extension Reading<Arrangement> {
  /// A screen's name, or `{navigation: a}`.
  static var arrangement: Reading {
    let full = Reading.kind(
      "what is presented",
      of: [Kind("navigation", NavigationArrangement.self) { .navigation($0.stack) }])
    return Reading("a screen, or {navigation: a}") { node throws(SceneError) in
      if case .mapping = node.content { return try full.read(node) }
      return .screen(try Reading<ScreenName>.screenName.read(node))
    }
  }
}

private struct NavigationArrangement: Record {
  static let name = "what is presented"

  var stack: NavigationStack

  init(_ fields: inout Fields) throws(SceneError) {
    stack = try fields.navigation()
  }
}
