import ImageFiles

/// The files that pictures of a scene go to.
struct PictureNames {
  /// What `-o` says: a file, a folder, or `-`.
  let word: String
  /// `png` or `svg`
  let ending: String

  /// Refuses a file of another kind, and several pictures on stdout.
  func check(count: Int) throws(UsageError) {
    try OutputTarget.check([word])
    guard word != "-" || count == 1 else {
      throw UsageError("stdout takes one picture, not \(count)")
    }
    guard
      word == "-" || OutputTarget.isFolder(word)
        || PathName(word).extension.lowercased() == ending
    else {
      throw UsageError("'\(word)' is to be written as \(ending.uppercased()); give it '.\(ending)'")
    }
  }

  /// One picture has the name that was given, or in a folder that of the scene; of several each has its
  /// number behind that: `x-1.png`.
  ///
  /// - Parameter stem: The scene's name.
  func targets(count: Int, stem: String) -> [OutputTarget] {
    if word == "-" { return [.standardOutput] }
    let path =
      OutputTarget.isFolder(word)
      ? PathName("\(stem).\(ending)").relative(to: word) : PathName(word)
    guard count > 1 else { return [.file(path.text)] }
    let digits = String(count).count
    return (1...count).map { number in
      let text = String(number)
      let padded = String(repeating: "0", count: digits - text.count) + text
      return .file("\(path.folder)\(path.stem)-\(padded).\(path.extension)")
    }
  }
}

extension OutputTarget {
  /// Writes a whole file, or to stdout.
  func write(_ bytes: [UInt8], in console: Console) throws {
    switch self {
    case .standardOutput: try console.write(bytes)
    case .file(let path):
      try Folder.make(PathName(path).folder)
      try AtomicFile.write(bytes, to: path)
    }
  }
}
