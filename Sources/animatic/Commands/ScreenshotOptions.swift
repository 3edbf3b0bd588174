import Scenes

/// The screenshots that a transition is shown with.
struct ScreenshotOptions {
  @Option(help: ArgumentHelp("The screenshot that a transition leaves.", valueName: "A.png"))
  var from: String?
  @Option(help: ArgumentHelp("The screenshot that a transition goes to.", valueName: "B.png"))
  var to: String?
  @Option(
    help: ArgumentHelp(
      "A piece that flies, 'X,Y,W,H -> X,Y,W,H' in points. May be repeated.", valueName: "PIECE"))
  var shared: [String] = []
  @Option(
    help: ArgumentHelp(
      "What fills the holes of pieces: surroundings (if left out) or a colour.", valueName: "FILL"))
  var fill: String?
  @Option(
    help: ArgumentHelp(
      "Bands of the screenshots that stay, 'TOP,BOTTOM' in points.", valueName: "HEIGHTS"))
  var bars: String?
  @Option(
    help: ArgumentHelp(
      "The device that the screenshots are of, like 'iPhone 15'.", valueName: "NAME"))
  var device: String?
  @Option(
    help: ArgumentHelp("Pixels for each point of the screenshots: 1, 2 or 3.", valueName: "S"))
  var shotScale: Double?

  /// - Parameter words: How many scenes or transitions are named.
  func check(words: Int) throws(UsageError) {
    guard (from == nil) == (to == nil) else {
      throw UsageError("a transition needs both --from and --to")
    }
    guard from == nil || words == 1 else {
      throw UsageError("--from and --to go with one transition, not with \(words)")
    }
    let others = [
      ("--shared", !shared.isEmpty), ("--fill", fill != nil), ("--bars", bars != nil),
      ("--device", device != nil), ("--shot-scale", shotScale != nil),
    ]
    if from == nil, let (name, _) = others.first(where: \.1) {
      throw UsageError("'\(name)' goes with --from and --to; a scene file says it itself")
    }
    guard fill == nil || !shared.isEmpty else {
      throw UsageError("'--fill' goes with --shared: it fills the holes of what flies")
    }
    try Bounds.check(shotScale, of: "--shot-scale", in: 0.25...8)
  }

  /// Refuses what an app's own animator doesn't know of.
  func checkBesideCode() throws(UsageError) {
    guard shared.isEmpty else {
      throw UsageError("'--shared' goes with the gallery's transitions in which pictures fly")
    }
  }

  var pair: (from: String, to: String)? {
    guard let from, let to else { return nil }
    return (from, to)
  }

  /// What is known of the screenshots.
  var traits: ScreenshotTraits {
    get throws(UsageError) {
      var traits = ScreenshotTraits(scale: shotScale)
      do {
        if let device { traits.device = Located(try Device(word: device), at: .commandLine) }
        if let bars { traits.bars = try Bars(word: bars) }
        var look = SharedPiece.Look()
        if let fill { look.fill = try SharedPiece.Fill(word: fill) }
        for (index, word) in shared.enumerated() {
          traits.shared.append(try SharedPiece.pair(word: word, number: index + 1, look: look))
        }
      } catch {
        throw UsageError(error.message)
      }
      return traits
    }
  }
}

/// What is known of two screenshots.
struct ScreenshotTraits {
  /// Pixels for each point; nil: as they say themselves.
  var scale: Double?
  var device: Located<Device>?
  var bars = Bars()
  /// What flies from the one to the other.
  var shared: [(from: SharedPiece, to: SharedPiece)] = []
}
