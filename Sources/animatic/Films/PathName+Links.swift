import Glibc

extension PathName {
  /// The file that this path, seen from `working`, ends at: all links followed, so that two paths of one
  /// file are equal. What doesn't exist yet is found by its folder.
  func real(from working: String) -> PathName {
    let path = absolute(from: working)
    if let found = realpath(path.text, nil) {
      defer { free(found) }
      return PathName(String(cString: found))
    }
    guard !path.last.isEmpty else { return path }
    let folder = PathName(String(path.folder.dropLast())).real(from: "/")
    return PathName(path.last).relative(to: folder.text)
  }
}
