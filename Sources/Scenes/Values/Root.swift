/// What the window shows when the film begins.
package enum Root: Sendable, Equatable {
  case screen(ScreenName)
  case navigation(NavigationStack)
  case tabs([Tab])
}

/// The name of a screen where it is used.
package typealias ScreenName = Located<String>

/// A tab of a tab bar.
package struct Tab: Sendable, Equatable {
  package var content: Arrangement
  package var title: String?
  package var icon: Picture?
}

extension Root {
  /// Every screen that is named, in the order of the file.
  var screens: [ScreenName] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let stack): stack.screens
    case .tabs(let tabs): tabs.flatMap(\.content.screens)
    }
  }

  static let kinds: [Kind<Root>] = [
    Kind("navigation", NavigationRoot.self) { .navigation($0.stack) },
    Kind("tabs", TabsRoot.self) { .tabs($0.tabs) },
  ]
}

private struct NavigationRoot: Record {
  static let name = "root"

  var stack: NavigationStack

  init(_ fields: inout Fields) throws(SceneError) {
    stack = try fields.navigation()
  }
}

private struct TabsRoot: Record {
  static let name = "root"

  var tabs: [Tab]

  init(_ fields: inout Fields) throws(SceneError) {
    tabs = try fields.required("tabs", .list(of: .tab))
    guard !tabs.isEmpty else { throw fields.error(at: "tabs", "a tab bar needs a tab") }
  }
}

extension Reading<ScreenName> {
  static var screenName: Reading {
    .located(.scalar("the name of a screen") { $0.isEmpty ? nil : $0 })
  }
}

extension Reading<Root> {
  static var root: Reading {
    let full = Reading.kind("a root", of: Root.kinds)
    let expected = "a screen, {navigation: a} or {tabs: [a, b]}"
    return Reading(expected) { node throws(SceneError) in
      switch node.content {
      case .mapping: try full.read(node)
      case .scalar where !node.isNull: .screen(try Reading<ScreenName>.screenName.read(node))
      default: throw node.mismatch(expected)
      }
    }
  }
}

extension Reading<Tab> {
  /// A screen's name, or `{screen: a, title: …}`, or `{navigation: a, title: …}`.
  fileprivate static var tab: Reading {
    let full = Reading.kind(
      "a tab",
      of: [Kind("screen", ScreenTab.self, \.tab), Kind("navigation", NavigationTab.self, \.tab)])
    return Reading("a screen, or {screen: a, title: Home}") { node throws(SceneError) in
      if case .mapping = node.content { return try full.read(node) }
      let screen = try Reading<ScreenName>.screenName.read(node)
      return Tab(screen: screen)
    }
  }
}

private struct ScreenTab: Record {
  static let name = "tab"

  var tab: Tab

  init(_ fields: inout Fields) throws(SceneError) {
    let screen = try fields.required("screen", .screenName)
    tab = Tab(
      content: .screen(screen), title: try fields.optional("title", .text),
      icon: try fields.optional("icon", .picture))
  }
}

private struct NavigationTab: Record {
  static let name = "tab"

  var tab: Tab

  init(_ fields: inout Fields) throws(SceneError) {
    tab = Tab(
      content: .navigation(try fields.navigation()), title: try fields.optional("title", .text),
      icon: try fields.optional("icon", .picture))
  }
}
