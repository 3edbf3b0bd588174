import Glibc

/// What the system calls a failure, such as "Permission denied".
enum SystemError {
  static func text(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
