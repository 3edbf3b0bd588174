import Scenes

/// What is played of an app's own Swift files.
struct CastOptions {
  /// How the transition is started, in the words of scenes.
  enum Start: String, CaseIterable, ExpressibleByArgument {
    case push, pop, present, dismiss, select, segue, unwind
  }

  @Option(
    help: ArgumentHelp(
      "The animator of Swift files, as an expression: 'Card(edge: .left)'.", valueName: "SWIFT"))
  var animator: String?
  @Option(help: ArgumentHelp("The delegate, as an expression.", valueName: "SWIFT"))
  var delegate: String?
  @Option(
    help: ArgumentHelp(
      "The interaction controller, as an expression; it is driven to the end.", valueName: "SWIFT"))
  var interactive: String?
  @Option(
    help: ArgumentHelp(
      "The presentation controller: 'Card(presentedViewController: presented, presenting: "
        + "presenting)'.", valueName: "SWIFT"))
  var presentation: String?
  @Option(help: ArgumentHelp("The segue: 'CardSegue.self'.", valueName: "SWIFT"))
  var segue: String?
  @Option(
    help: ArgumentHelp(
      "A view controller for --from and --to: 'detail=DetailController()'. May be repeated.",
      valueName: "NAME=SWIFT"))
  var screen: [String] = []
  @Option(
    name: [.customLong("as")],
    help: ArgumentHelp(
      "How it starts: push, pop, present, dismiss, select, segue or unwind.", valueName: "START"))
  var start: Start?
  @Option(help: ArgumentHelp("The presentation style, as UIKit calls it.", valueName: "STYLE"))
  var style: PresentationStyle?

  /// The first option that is given.
  var given: String? {
    let expressions = [
      ("--animator", animator), ("--delegate", delegate), ("--interactive", interactive),
      ("--presentation", presentation), ("--segue", segue), ("--screen", screen.first),
      ("--as", start?.rawValue), ("--style", style?.rawValue),
    ]
    return expressions.first { $0.1 != nil }?.0
  }

  /// The screens by their names.
  func screens() throws(UsageError) -> [(name: String, expression: String)] {
    var screens: [(name: String, expression: String)] = []
    for word in screen {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else {
        throw UsageError("'--screen' takes a name and an expression: 'detail=DetailController()'")
      }
      screens.append((parts[0], parts[1]))
    }
    return screens
  }
}

extension PresentationStyle: ExpressibleByArgument {}
