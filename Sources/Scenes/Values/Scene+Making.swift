extension Scene {
  /// A scene that was not read from a file.
  package init(screens: [Screen], root: Root, script: [Located<Step>] = []) {
    canvas = Canvas()
    (outputs, gestures) = ([Output()], [])
    (load, languageMode) = ([], Self.usualLanguageMode)
    (self.screens, self.root, self.script) = (screens, root, script)
  }

  /// The Swift files, or folders of them, that it loads, seen from the working folder.
  package var sources: [String] { load.map(\.relativeToItsFile) }

  /// The paths of the screenshots, seen from the working folder.
  package var pictures: [String] {
    screens.flatMap { screen -> [String] in
      guard case .picture(let picture) = screen.content else { return [] }
      return [picture.image.light, picture.image.dark].map(\.relativeToItsFile)
    }
  }
}

extension Screen {
  /// A screenshot.
  package init(name: Located<String>, picture path: String) {
    let file = FilePath(path, at: name.place)
    self.init(name: name, content: .picture(PictureScreen(image: Picture(both: file))))
  }

  /// A view controller that an expression makes.
  package init(name: Located<String>, controller expression: String) {
    let controller = ControllerScreen(Located(expression, at: name.place))
    self.init(name: name, content: .controller(controller))
  }
}

extension Tab {
  /// A tab that shows one screen.
  package init(screen: ScreenName) {
    self.init(content: .screen(screen))
  }
}
