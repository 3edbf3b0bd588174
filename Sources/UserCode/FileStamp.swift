import Glibc

/// What tells one state of a file from another without reading it.
enum FileStamp {
  /// The real file's path, size and time of its last change.
  static func of(_ path: String) -> String {
    var status = stat()
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    guard stat(real, &status) == 0 else { return path }
    let time = status.st_mtim
    return "\(String(cString: real)) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
