import Scenes

/// The screens that an app's transition is shown with: screenshots, view controllers of the app's, or
/// pages that are drawn for want of them.
struct TwoScreens {
  let from: ScreenName
  let to: ScreenName
  /// All that are named, these two among them.
  let all: [Screen]

  /// - Parameters:
  ///   - from: The path of a screenshot or the name of a view controller.
  ///   - traits: What is known of the screenshots.
  ///   - controllers: The expressions that make view controllers, by their names.
  init(
    from: String?, to: String?, traits: ScreenshotTraits,
    controllers: [(name: String, expression: String)]
  ) throws {
    let names = controllers.map(\.name)
    // With nothing else said, the last one comes.
    let (arriving, leaving) = (to ?? names.last, from ?? names.dropLast().last)
    var screens = controllers.map { Screen(name: Self.located($0.name), controller: $0.expression) }
    let blank = try Scene(parsing: Array(Self.pages.utf8), path: "").screens
    func add(_ word: String?, _ page: Screen, as name: String) -> ScreenName {
      if let word, names.contains(word) { return Self.located(word) }
      let name = Self.located(name)
      var page = page
      page.name = name
      let shot = word.map {
        Screen(name: name, picture: $0, scale: traits.scale, bars: traits.bars)
      }
      screens.append(shot ?? page)
      return name
    }
    self.from = add(leaving, blank[0], as: "a")
    self.to = add(arriving, blank[1], as: "b")
    all = screens
  }

  private static func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, at: .commandLine)
  }

  /// What stands for screens that nobody has named.
  private static let pages = """
    screens:
      a:
        title: A
        background: {light: "#f2f2f7", dark: "#1c1c1e"}
        view:
          - label: A
            frame: [0, 38%, 100%, 120]
            font: {size: 96, weight: bold}
            color: systemBlue
            align: center
          - box:
            frame: [8%, 66%, 84%, 12]
            corners: 6
            background: systemGray4
          - box:
            frame: [8%, 70%, 60%, 12]
            corners: 6
            background: systemGray4
      b:
        title: B
        background: {light: "#0a5c66", dark: "#0a5c66"}
        view:
          - label: B
            frame: [0, 38%, 100%, 120]
            font: {size: 96, weight: bold}
            color: white
            align: center
          - box:
            frame: [8%, 66%, 84%, 12]
            corners: 6
            background: "#ffffff66"
          - box:
            frame: [8%, 70%, 60%, 12]
            corners: 6
            background: "#ffffff66"
    root: a
    """
}
