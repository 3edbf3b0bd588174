import Foundation
import ImageFiles
import Scenes
import UserCode

/// Has scenes with code of an app's own played by processes of their own: a crash, an endless loop or an
/// `exit()` ends no more than one film.
struct CodePlayers: Sendable {
  let compiler: String?
  /// In seconds.
  let timeout: Double
  let console: Console

  init(_ options: CodeOptions, console: Console) {
    (compiler, timeout, self.console) = (options.swiftc, options.timeout, console)
  }

  /// Whether a scene has to be handed over.
  @MainActor static func mustPlay(_ scene: Scene) -> Bool {
    Player.current == nil && !(scene.load.isEmpty && scene.expressions.isEmpty)
  }

  /// Does all that the command says, if its scene has to be handed over.
  ///
  /// - Returns: Nil: it hasn't, so that this process does it.
  @MainActor func run(_ scene: Scene, named name: String) async throws -> ExitCode? {
    guard Self.mustPlay(scene) else { return nil }
    let result = try await play(scene, named: name, film: nil)
    return ExitCode(rawValue: result.status) ?? .bug
  }

  /// Makes the film of a job.
  ///
  /// - Parameters:
  ///   - index: Which one of the command's films it is.
  ///   - progress: Called with the number of frames that are made since the last call.
  func film(
    _ job: RenderJob, index: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws -> FilmReport {
    let result = try await play(job.scene, named: job.name, film: index, job.film, progress)
    if let failure = result.failure { throw failure }
    guard let film = result.film else { throw Failure(.bug, "\(job.name): there is no report") }
    return film
  }

  private func play(
    _ scene: Scene, named name: String, film: Int?, _ target: FilmTarget? = nil,
    _ progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws -> PlayerResult {
    let library = try await Task.detached { [self] in try compile(scene) }.value
    for remark in library.remarks { console.warn(remark.sentence) }
    let player = try ChildPlayer.start(
      PlayerRole(library: library.path, film: film), input: InputBytes.standardInputSoFar,
      output: console.output)
    let (talk, frames) = (PlayerTalk(console, sources: library.sources), FrameCount())
    let end = await player.watch(timeout: timeout, lines: talk.hear) {
      progress(frames.moved(to: player.signs.frames))
    }
    if case .done(let result) = end { return result }
    if case .file(let path) = target?.target {
      let folder = PathName(path).folder
      TemporaryFiles.removeAll(of: player.process, in: folder.isEmpty ? "." : folder)
    }
    throw talk.failure(on: end, player.signs, name, timeout: timeout)
  }

  private func compile(_ scene: Scene) throws -> CodeLibrary {
    let folders = ProgramFolders.all
    return try CodeLibrary(
      for: scene, toolchain: Toolchain(compiler, folders: folders),
      modules: OwnModules(beside: ProgramFolders.ownPath, folders: folders))
  }
}

/// Where programs are.
enum ProgramFolders {
  /// As PATH has them.
  static var all: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// The path of this program.
  static var ownPath: String {
    get throws { try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }
  }
}
