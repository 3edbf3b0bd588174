import Testing

@testable import animatic

private struct Sample: Command {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Tries arguments.", examples: ["animatic sample a.png"])

  @Argument(help: ArgumentHelp("The first.", valueName: "FIRST")) var first: String
  @Argument(help: ArgumentHelp("The others.", valueName: "OTHER")) var others: [String] = []
  @Option(name: [.customShort("o"), .long], help: "A file.") var output: [String] = []
  @Option(help: "Frames a second.") var fps: Double?
  @Option(name: [.customShort("j"), .customLong("jobs")], help: "How many.") var jobs = 2
  @Flag(help: "Loudly.") var veryLoud = false
  @OptionGroup var common = CommonOptions()

  func validate() throws(UsageError) {
    if jobs < 1 { throw UsageError("'--jobs' takes one or more") }
  }

  func run(in console: Console) -> ExitCode { .done }
}

@MainActor @Suite struct ArgumentParserTests {
  private func complaint(_ words: [String]) -> String {
    do {
      _ = try Sample.parse(words)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test func whatIsNotGivenHasItsDefault() throws {
    let sample = try Sample.parse(["a"])

    #expect(sample.first == "a")
    #expect(sample.others.isEmpty)
    #expect(sample.output.isEmpty)
    #expect(sample.fps == nil)
    #expect(sample.jobs == 2)
    #expect(!sample.veryLoud)
    #expect(!sample.common.json)
  }

  @Test func wordsFindTheirFieldsInAnyOrder() throws {
    let sample = try Sample.parse([
      "--very-loud", "-o", "x", "a", "--output=y=z", "-j4", "b", "--fps", "-1.5", "--json", "-",
    ])

    #expect(sample.first == "a")
    #expect(sample.others == ["b", "-"])
    #expect(sample.output == ["x", "y=z"])
    #expect(sample.jobs == 4)
    #expect(sample.fps == -1.5)
    #expect(sample.veryLoud)
    #expect(sample.common.json)
  }

  @Test func behindTwoHyphensNothingIsAnOption() throws {
    let sample = try Sample.parse(["--", "--fps", "-x"])

    #expect(sample.first == "--fps")
    #expect(sample.others == ["-x"])
  }

  @Test(arguments: [
    ([], "'sample' needs FIRST"),
    (["a", "--fsp", "3"], "'sample' has no option '--fsp'; the nearest is '--fps'"),
    (["a", "--outptu=3"], "'sample' has no option '--outptu'; the nearest is '--output'"),
    (["a", "--fps"], "'--fps' needs a value: a number"),
    (["a", "--fps", "--json"], "'--fps' needs a value: a number"),
    (["a", "--fps", "fast"], "'--fps' takes a number, not 'fast'"),
    (["a", "--fps=nan"], "'--fps' takes a number, not 'nan'"),
    (["a", "--fps", "1", "--fps", "2"], "'--fps' is given twice"),
    (["a", "--json=yes"], "'--json' takes no value"),
    (["a", "--color", "blue"], "'--color' takes one of auto, always, never, not 'blue'"),
    (["a", "-j", "0"], "'--jobs' takes one or more"),
  ])
  func aWrongWordIsExplained(words: [String], message: String) {
    #expect(complaint(words) == message)
  }

  @Test func helpBeginsWithExamples() {
    #expect(
      HelpPage(Sample.self).text == """
        Tries arguments.

        EXAMPLES
          animatic sample a.png

        USAGE
          animatic sample FIRST [OTHER…] [OPTIONS]

        ARGUMENTS
          FIRST  The first.
          OTHER  The others.

        OPTIONS
          -o, --output OUTPUT  A file.
          --fps FPS            Frames a second.
          -j, --jobs JOBS      How many.
          --very-loud          Loudly.
          --json               Write what is found or done as JSON to stdout.
          --color WHEN         Colour on stderr: auto, always or never.
          -h, --help           Show this page.

        """)
  }
}
