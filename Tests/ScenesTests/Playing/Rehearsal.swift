import Stage

@testable import Scenes

/// Plays a script on two empty pages, a and b, before a small canvas.
@MainActor struct Rehearsal {
  let performance: Performance

  init(_ script: String, root: String = "{navigation: a}", more: String = "") throws {
    let text = """
      canvas: {size: 200x400, scale: 1}
      screens: {a: {view: []}, b: {view: []}}
      root: \(root)
      \(more)
      script:
      \(script)
      """
    try self.init(text: text)
  }

  init(text: String) throws {
    let scene = try Scene(parsing: Array(text.utf8), path: "s.yml")
    performance = try Performance(
      scene, pictures: PictureLibrary(),
      size: CanvasSize(scene.canvas, firstPicture: nil))
  }

  /// Plays to the end, or to what is wrong.
  func play() -> SceneError? {
    do {
      try Tracer.play(performance)
      return nil
    } catch {
      return error as? SceneError ?? SourcePlace.commandLine.error("\(error)")
    }
  }

  /// The calls to the transition's context in the steps from the first on: time and call.
  var contextCalls: [String] {
    performance.log.calls.filter { $0.step > 0 && $0.kind == "context" }
      .map { "\($0.time.brief) \($0.subject.isEmpty ? "" : $0.subject + " ")\($0.call)" }
  }

  /// The layer of a screen's view at `time`, in seconds; nil where it isn't on the screen.
  func layer(of screen: String, at time: Double) throws -> LayerState? {
    try Tracer.trace(performance, at: [time]).first?.layers.first { $0.name == screen }
  }
}
