import Foundation
import FrameCoding
import Scenes

/// The films to make, settled before any is begun.
struct RenderPlan {
  private(set) var jobs: [RenderJob] = []
  /// Scenes that can't be read.
  private(set) var failures: [Failure] = []

  private let options: RenderOptions
  private let working = FileManager.default.currentDirectoryPath
  /// With all links followed.
  private var inputs: Set<PathName> = []

  init(_ options: RenderOptions) {
    self.options = options
  }

  /// Adds the films of a scene file; `-` is a scene on stdin.
  mutating func add(sceneFile path: String) throws(UsageError) {
    do {
      let scene = try SceneFile.read(path)
      inputs.insert(PathName(path).real(from: working))
      let name = path == "-" ? "film" : PathName(path).stem
      try add(scene, name: name, folder: PathName(path).folder)
    } catch let error as UsageError {
      throw error
    } catch {
      failures.append(Failure(error))
    }
  }

  /// Adds the films of a scene.
  mutating func add(_ scene: Scene, name: String, folder: String) throws {
    for picture in scene.pictures { inputs.insert(PathName(picture).real(from: working)) }
    let names = FilmNames(options: options, stem: name, folder: folder)
    for output in scene.outputs {
      let choice = options.look.appearance ?? output.appearance
      for appearance in choice?.appearances ?? [scene.canvas.appearance] {
        var dressed = scene
        dressed.canvas.appearance = appearance
        options.look.dress(&dressed.canvas)
        for film in try names.films(of: output) {
          let isSecond = choice == .both && appearance == .dark
          let job = RenderJob(
            name: name, scene: dressed, film: isSecond ? film.marked("~dark") : film,
            fps: options.fps ?? output.fps ?? 50, size: size(of: output),
            sizePlace: sizePlace(of: output, in: scene),
            hold: output.hold ?? FrameSchedule.defaultEndHold,
            gif: options.file.gif(loop: output.loop), webP: options.file.webP,
            maxBytes: options.file.maxBytes(of: film.format),
            showsTouches: options.showsTouches && output.touches == .shown,
            isSecondAppearance: isSecond)
          if isWanted(job) { jobs.append(job) }
        }
      }
    }
  }

  /// Refuses two films with one path, films that would overwrite what they are made of, and wishes that
  /// none of them can meet.
  func check() throws {
    if !jobs.isEmpty { try options.file.check(jobs.map(\.film.format)) }
    var owners: [PathName: String] = [:]
    for job in jobs {
      let path = PathName(job.film.target.name).real(from: working)
      if let owner = owners[path] {
        throw Failure(
          .wrongUsage,
          "two films would be written to \(job.film.target.name): of \(owner) and of \(job.name)")
      }
      owners[path] = job.name
      try checkInputs(against: job.film.target.name)
    }
  }

  /// Refuses to write to `path` if that is what a film is made of.
  func checkInputs(against path: String) throws(Failure) {
    guard !inputs.contains(PathName(path).real(from: working)) else {
      throw Failure(.wrongUsage, "\(path) is what a film is made of; name another file to write")
    }
  }

  private func size(of output: Output) -> FilmSize {
    options.size == .canvas ? output.width.map { .width($0.value) } ?? .canvas : options.size
  }

  private func sizePlace(of output: Output, in scene: Scene) -> SourcePlace {
    options.size == .canvas ? output.width?.place ?? scene.sizePlace : .commandLine
  }

  private func isWanted(_ job: RenderJob) -> Bool {
    guard let only = options.only else { return true }
    let file = PathName(job.film.target.name)
    return [job.name, file.last, file.stem].contains(where: only.matches)
  }
}
