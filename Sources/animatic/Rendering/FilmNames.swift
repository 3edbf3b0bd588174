import FrameCoding
import Scenes

/// Where the films of a scene go.
struct FilmNames {
  let options: RenderOptions
  /// The scene file's name without its extension.
  let stem: String
  /// The scene file's folder; empty for the working folder.
  let folder: String

  /// The films that an output asks for: one for each `-o` and each format.
  func films(of output: Output) throws -> [FilmTarget] {
    var films: [FilmTarget] = []
    for word in options.outputs.isEmpty ? [nil] : options.outputs.map(Optional.some) {
      films += try formats(of: try target(for: output, word))
    }
    return films
  }

  /// The path that a word of the command line, or else the scene, asks for.
  private func target(for output: Output, _ word: String?) throws(SceneError) -> OutputTarget {
    if let word, !OutputTarget.isFolder(word) { return OutputTarget(word) }
    let own = PathName(output.file?.value ?? stem + ".gif")
    if let file = output.file, options.formats.isEmpty { try checkFormat(of: file) }
    guard let word else { return .file(own.relative(to: folder).text) }
    return .file(PathName(own.last).relative(to: word).text)
  }

  private func checkFormat(of file: FilePath) throws(SceneError) {
    do {
      _ = try FrameFormat.asked(by: file.value)
    } catch {
      throw file.place.error(error.description)
    }
  }

  private func formats(of target: OutputTarget) throws(UsageError) -> [FilmTarget] {
    var films: [FilmTarget] = []
    switch target {
    case .standardOutput:
      let formats = options.formats.isEmpty ? [try FrameFormat.chosen("gif")] : options.formats
      for format in formats { films.append(try FilmTarget(target, format)) }
    case .file(let path) where options.formats.isEmpty:
      films.append(try FilmTarget(target, .asked(by: path)))
    case .file(let path):
      for format in options.formats {
        let ending = format.extensions.first ?? format.name
        films.append(
          try FilmTarget(.file(PathName(path).replacingExtension(by: ending).text), format))
      }
    }
    return films
  }
}
