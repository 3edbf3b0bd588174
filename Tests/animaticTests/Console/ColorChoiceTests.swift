import Testing

@testable import animatic

@Suite struct ColorChoiceTests {
  @Test(
    arguments: [
      ([], ColorChoice.auto), (["--color", "always"], .always), (["--color=never"], .never),
      (["--color"], .auto), (["--color=pink"], .auto),
      (["--color=never", "--color=always"], .always),
    ] as [([String], ColorChoice)])
  func aChoiceIsFoundBeforeAnythingIsParsed(words: [String], choice: ColorChoice) {
    #expect(ColorChoice(arguments: words) == choice)
  }

  @Test(arguments: [
    (ColorChoice.auto, "", true, true), (.auto, "", false, false), (.auto, "1", true, false),
    (.always, "1", false, true), (.never, "", true, false),
  ])
  func colorIsForTerminals(
    choice: ColorChoice, noColor: String, isTerminal: Bool, isColored: Bool
  ) {
    let environment = noColor.isEmpty ? [:] : ["NO_COLOR": noColor]

    #expect(choice.isColored(environment: environment, isTerminal: isTerminal) == isColored)
  }
}
