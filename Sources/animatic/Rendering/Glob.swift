import Glibc

/// A pattern of file names: `*` stands for any letters, `?` for one, `[abc]` for one of these.
struct Glob {
  let pattern: String

  func matches(_ name: String) -> Bool {
    fnmatch(pattern, name, 0) == 0
  }
}
