/// What the window shows when the film begins.
package enum Root: Sendable, Equatable {
  case screen(ScreenName)
  /// The first is at the bottom of the stack.
  case navigation([ScreenName])
  case tabs([Tab])
}

/// The name of a screen where it is used.
package typealias ScreenName = Located<String>

/// A tab of a tab bar.
package struct Tab: Sendable, Equatable {
  /// One screen, or the stack of a navigation controller.
  package var screens: [ScreenName]
  package var isNavigation: Bool
  package var title: String?
  package var icon: Picture?
}

extension Root {
  /// Every screen that is named, in the order of the file.
  var screens: [ScreenName] {
    switch self {
    case .screen(let screen): [screen]
    case .navigation(let screens): screens
    case .tabs(let tabs): tabs.flatMap(\.screens)
    }
  }

  static let kinds: [Kind<Root>] = [
    Kind("navigation", NavigationRoot.self) { .navigation($0.screens) },
    Kind("tabs", TabsRoot.self) { .tabs($0.tabs) },
  ]
}

private struct NavigationRoot: Record {
  static let name = "root"

  var screens: [ScreenName]

  init(_ fields: inout Fields) throws(SceneError) {
    screens = try fields.required("navigation", .stack)
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

extension Reading<[ScreenName]> {
  fileprivate static var stack: Reading {
    Reading("a screen, or a list of them") { node throws(SceneError) in
      let screens = try Reading.oneOrMore(of: .screenName).read(node)
      guard !screens.isEmpty else { throw node.place.error("a navigation stack needs a screen") }
      return screens
    }
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
      return Tab(screens: [screen], isNavigation: false)
    }
  }
}

private struct ScreenTab: Record {
  static let name = "tab"

  var tab: Tab

  init(_ fields: inout Fields) throws(SceneError) {
    let screen = try fields.required("screen", .screenName)
    tab = Tab(
      screens: [screen], isNavigation: false, title: try fields.optional("title", .text),
      icon: try fields.optional("icon", .picture))
  }
}

private struct NavigationTab: Record {
  static let name = "tab"

  var tab: Tab

  init(_ fields: inout Fields) throws(SceneError) {
    let screens = try fields.required("navigation", .stack)
    tab = Tab(
      screens: screens, isNavigation: true, title: try fields.optional("title", .text),
      icon: try fields.optional("icon", .picture))
  }
}
