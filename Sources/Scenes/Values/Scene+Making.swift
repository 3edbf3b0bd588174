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

  /// The screenshots that look the same in both appearances, seen from the working folder.
  package var picturesWithoutDarkOnes: [String] {
    screens.compactMap { screen in
      guard case .picture(let picture) = screen.content else { return nil }
      let image = picture.image
      guard image.light == image.dark, image.darkNeighbour == nil else { return nil }
      return image.light.relativeToItsFile
    }
  }

  /// The paths of the screenshots, seen from the working folder.
  package var pictures: [String] {
    screens.flatMap { screen -> [String] in
      guard case .picture(let picture) = screen.content else { return [] }
      let image = picture.image
      return [image.light, image.dark, image.darkNeighbour].compactMap { $0?.relativeToItsFile }
    }
  }
}

extension Screen {
  /// A screenshot.
  package init(
    name: Located<String>, picture path: String, scale: Double? = nil, bars: Bars = Bars(),
    shared: [SharedPiece] = []
  ) {
    var screen = PictureScreen(image: Picture(both: FilePath(path, at: name.place)))
    (screen.scale, screen.bars, screen.shared) = (scale, bars, shared)
    self.init(name: name, content: .picture(screen))
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
