import FrameCoding
import Scenes

/// What the files of films are to be like.
struct FileOptions {
  @Option(help: ArgumentHelp("How often the film plays; 0 is for ever.", valueName: "N"))
  var loop: Int?
  @Option(
    help: ArgumentHelp(
      "1 to 100, 90 if left out: bytes for fidelity in what moves.", valueName: "N"))
  var quality: Int?
  @Option(help: ArgumentHelp("fast, default or best: time for bytes.", valueName: "NAME"))
  var speed: GIFOptions.Speed?
  @Option(help: ArgumentHelp("2 to 256: how many colours a palette has.", valueName: "N"))
  var colors: Int?
  @Option(
    help: ArgumentHelp(
      "none, smooth or full: where missing colours are mixed.", valueName: "NAME"))
  var dither: GIFOptions.Dither?
  @Flag(help: "Every frame exactly, of 256 colours at most.") var lossless = false

  @Option(
    help: ArgumentHelp(
      "Give up quality, colours and so on until it fits: 2MB, 500kB, …", valueName: "SIZE"))
  var maxBytes: ByteCount?

  /// Refuses what is out of bounds or doesn't go together.
  func check() throws(UsageError) {
    try Bounds.check(loop.map(Double.init), of: "--loop", in: 0...65_535)
    try Bounds.check(quality.map(Double.init), of: "--quality", in: 1...100)
    try Bounds.check(colors.map(Double.init), of: "--colors", in: 2...256)
    let lossy: [FilmOption] = [.quality, .colors, .dither, .maxBytes]
    if lossless, let option = given.first(where: lossy.contains) {
      throw UsageError(
        "'--lossless' and '\(option.spelling)' contradict each other; give one of them")
    }
  }

  var wish: FileWish {
    let usual = GIFOptions()
    let gif = GIFOptions(
      quality: quality ?? usual.quality, speed: speed ?? usual.speed,
      colors: colors ?? usual.colors, dither: dither ?? usual.dither, isLossless: lossless)
    return FileWish(
      gif: gif, webP: WebPOptions(quality: quality), loop: loop, maxBytes: maxBytes?.count,
      given: given)
  }

  private var given: [FilmOption] {
    FilmOption.allCases.filter { option in
      switch option {
      case .loop: loop != nil
      case .quality: quality != nil
      case .speed: speed != nil
      case .colors: colors != nil
      case .dither: dither != nil
      case .lossless: lossless
      case .maxBytes: maxBytes != nil
      }
    }
  }
}

/// What the command line asks of the files of films.
struct FileWish {
  /// Without the repetition.
  fileprivate var gif = GIFOptions()
  fileprivate(set) var webP = WebPOptions()
  /// How often films play, 0 for ever; nil: as their scenes say.
  fileprivate var loop: Int?
  fileprivate var maxBytes: Int?
  /// Whether what is clear in pictures is so in a GIF.
  var keepsClear = false
  /// The options that are given.
  fileprivate var given: [FilmOption] = []

  /// - Parameter own: How often the film plays if the command line doesn't say; 0 is for ever.
  func gif(loop own: Int) -> GIFOptions {
    var gif = gif
    gif.repetition = GIFOptions.Repetition(plays: loop ?? own)
    if keepsClear { gif.matte = nil }
    return gif
  }

  /// How many bytes a film of a format may have; nil: as many as it takes.
  func maxBytes(of format: FrameFormat) -> Int? {
    format.options.contains(.maxBytes) ? maxBytes : nil
  }

  /// Refuses an option that none of the formats has a use for.
  func check(_ formats: [FrameFormat]) throws(UsageError) {
    for option in given where !formats.contains(where: { $0.options.contains(option) }) {
      let fitting = FrameFormat.all.filter { $0.options.contains(option) }.map(\.name)
      throw UsageError(
        "'\(option.spelling)' goes with \(Spelling.enumeration(of: fitting)); no film is written as "
          + "that")
    }
  }
}

extension FilmOption {
  fileprivate var spelling: String { "--" + rawValue }
}

extension GIFOptions.Speed: ExpressibleByArgument {}
extension GIFOptions.Dither: ExpressibleByArgument {}
