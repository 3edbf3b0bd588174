import Testing

@testable import Scenes

@Suite struct SceneTests {
  private func scene(_ text: String) throws -> Scene {
    try Scene(parsing: Array(text.utf8), path: "s.yml")
  }

  @Test func aSceneOfTwoScreenshotsIsRead() throws {
    let scene = try scene(
      """
      screens: {a: shots/a.png, b: shots/b.png}
      root: {navigation: a}
      script:
        - hold: 0.3s
        - push: b
          transition: PushScale
        - hold: 800ms
        - pop:
          transition: none
      output: {file: "push-scale.gif", fps: 50, width: 375}
      """)

    #expect(scene.screens.map(\.name.value) == ["a", "b"])
    #expect(
      scene.screens[1].content
        == .picture(
          PictureScreen(
            image: Appearances(
              both: Located("shots/b.png", at: SourcePlace(path: "s.yml", line: 1, column: 30))))))
    #expect(scene.root.screens.map(\.value) == ["a"])
    #expect(scene.script.count == 4)
    #expect(scene.script[0].value == .hold(0.3))
    #expect(scene.script[2].value == .hold(0.8))
    #expect(scene.script[3].value == .move(.pop, Motion(.none)))
    guard case .move(.push(let screen, _), let motion) = scene.script[1].value,
      case .transition(let transition) = motion.way
    else {
      Issue.record("the second step is not a push with a transition")
      return
    }
    #expect(screen.value == "b")
    #expect(transition.value == "PushScale")
    #expect(transition.place.line == 6)
    #expect(scene.outputs.map(\.fps) == [50])
    #expect(scene.outputs.map(\.width?.value) == [375])
    #expect(scene.outputs.map(\.file?.value) == ["push-scale.gif"])
  }

  @Test(arguments: [
    ("a: {view: [], title: X, background: red}", "a: {background: red, title: X, view: []}"),
    ("a: {image: a.png, bars: {top: 9}}", "a: {bars: {top: 9}, image: a.png}"),
    (
      "a: {controller: AlongsideScreen, title: X}", "a: {title: X, controller: AlongsideScreen}"
    ),
    ("a: {view: [{label: X, font: 9}]}", "a: {view: [{font: 9, label: X}]}"),
    ("a: {view: []}, b: {view: []}", "a: {view: []}, b: {view: []}"),
  ])
  func keysMayStandInAnyOrder(one: String, other: String) throws {
    let rest = "\nroot: {tabs: [{navigation: a, title: X}]}\nscript: [{push: a, transition: none}]"
    let rest2 = "\nroot: {tabs: [{title: X, navigation: a}]}\nscript: [{transition: none, push: a}]"
    let (first, second) = (
      try scene("screens: {\(one)}" + rest), try scene("screens: {\(other)}" + rest2)
    )

    #expect("\(first.screens)".withoutPlaces == "\(second.screens)".withoutPlaces)
    #expect("\(first.root)".withoutPlaces == "\(second.root)".withoutPlaces)
    #expect("\(first.script)".withoutPlaces == "\(second.script)".withoutPlaces)
  }

  @Test func whatIsLeftOutHasADefault() throws {
    let scene = try scene("{\"screens\": {\"a\": \"a.png\"}, \"root\": \"a\"}")

    #expect(scene.canvas == Canvas())
    #expect(scene.script.isEmpty)
    #expect(scene.outputs == [Output()])
  }

  @Test(arguments: [
    ("\"#f80\"", Shade.rgba(red: 255, green: 136, blue: 0, alpha: 255)),
    ("\"#1c1C1e\"", .rgba(red: 28, green: 28, blue: 30, alpha: 255)),
    ("\"#10203040\"", .rgba(red: 16, green: 32, blue: 48, alpha: 64)),
    ("systemTeal", .system(.systemTeal)),
  ])
  func aColorIsRead(text: String, shade: Shade) throws {
    let scene = try scene("screens: {a: a.png}\nroot: a\ncanvas: {background: \(text)}")

    #expect(scene.canvas.background == Appearances(both: shade))
  }

  @Test func aColorMayDifferInTheDark() throws {
    let scene = try scene(
      "screens: {a: a.png}\nroot: a\ncanvas: {background: {light: white, dark: black}}")

    #expect(scene.canvas.background[.light] == .system(.white))
    #expect(scene.canvas.background[.dark] == .system(.black))
  }

  @Test func percentAreSharesOfTheParent() throws {
    let scene = try scene(
      "screens: {a: {view: [{box: , frame: [-10, 25%, 100%, 40.5]}]}}\nroot: a")
    guard case .page(let page) = scene.screens[0].content, case .box(let box) = page.elements[0]
    else {
      Issue.record("the screen is not a page with a box")
      return
    }

    #expect(box.style.frame.x.points(of: 200) == -10)
    #expect(box.style.frame.y.points(of: 200) == 50)
    #expect(box.style.frame.width.points(of: 200) == 200)
    #expect(box.style.frame.height.points(of: 200) == 40.5)
  }

  @Test func tabsHoldScreensAndStacks() throws {
    let scene = try scene(
      "screens: {a: a.png, b: b.png}\nroot: {tabs: [a, {navigation: [a, b], title: Two}]}")
    guard case .tabs(let tabs) = scene.root else {
      Issue.record("the root is not a tab bar")
      return
    }

    #expect(tabs.map(\.title) == [nil, "Two"])
    #expect(tabs.map { $0.content.screens.map(\.value) } == [["a"], ["a", "b"]])
    guard case .navigation = tabs[1].content, case .screen = tabs[0].content else {
      Issue.record("the second tab is not the one with a stack")
      return
    }
  }

  @Test(
    arguments: [
      ("{navigation: a}", nil), ("{navigation: a, bar: hidden}", .hidden),
      ("{navigation: [a], bar: shown}", .shown),
    ] as [(String, NavigationStack.Bar?)])
  func aNavigationBarMayBeHidden(root: String, bar: NavigationStack.Bar?) throws {
    let scene = try scene("screens: {a: a.png}\nroot: \(root)")

    guard case .navigation(let stack) = scene.root else {
      Issue.record("the root is not a navigation controller")
      return
    }
    #expect(stack.bar == bar)
  }

  @Test func aTabIsChosenByNumberOrScreen() throws {
    let scene = try scene(
      "screens: {a: a.png}\nroot: {tabs: [a]}\nscript: [{select: 0}, {select: a}]")
    let place = { SourcePlace(path: "s.yml", line: 3, column: $0) }

    #expect(
      scene.script.map(\.value) == [
        .move(.select(.index(Located(0, at: place(19)))), Motion()),
        .move(.select(.screen(Located("a", at: place(32)))), Motion()),
      ])
  }
}

extension String {
  /// A description of a value of a scene, whose columns don't count.
  fileprivate var withoutPlaces: String { replacing(/line: \d+, column: \d+/, with: "") }
}
