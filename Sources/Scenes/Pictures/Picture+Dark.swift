import Foundation

extension Picture {
  /// The dark one that lies beside a picture that is said to be the same in both appearances.
  package var darkNeighbour: FilePath? {
    guard light == dark else { return nil }
    return light.darkNames.lazy.map { FilePath($0, at: light.place) }
      .first { FileManager.default.fileExists(atPath: $0.relativeToItsFile) }
  }
}

extension FilePath {
  /// What a dark picture beside this one may be called: `a~dark@3x.png` beside `a@3x.png`.
  fileprivate var darkNames: [String] {
    let path = URL(fileURLWithPath: value)
    let ending = path.pathExtension.isEmpty ? "" : "." + path.pathExtension
    var stem = value.dropLast(ending.count)
    var scale: Substring = ""
    if ["@2x", "@3x"].contains(where: stem.hasSuffix) {
      scale = stem.suffix(3)
      stem = stem.dropLast(3)
    }
    for mark in ["~light", "-light"] where stem.hasSuffix(mark) { stem = stem.dropLast(mark.count) }
    return ["~dark", "-dark"].map { stem + $0 + scale + ending }
  }
}
