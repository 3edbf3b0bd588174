import Scenes

/// What lies behind what is clear, as `--matte` says it.
enum MatteChoice: Equatable {
  /// Nothing, in a GIF either.
  case nothing
  case color(Shade)

  init(argument word: String) throws(UsageError) {
    self = word == "none" ? .nothing : .color(try Shade(argument: word))
  }

  var shade: Shade? {
    if case .color(let shade) = self { shade } else { nil }
  }
}
