import Testing

@testable import UserCode

struct DiagnosticTests {
  @Test func aCompilersOutputIsReadWithItsExcerpts() {
    let output = """
      My App/A.swift:2:10: error: cannot find type 'B' in scope
      class A: B {
               ^
      <unknown>:0: warning: odd: but so
      """

    #expect(
      Diagnostic.all(in: output) == [
        Diagnostic(
          file: "My App/A.swift", line: 2, column: 10, severity: .error,
          message: "cannot find type 'B' in scope", excerpt: ["class A: B {", "         ^"]),
        Diagnostic(
          file: "<unknown>", line: 0, column: 1, severity: .warning, message: "odd: but so"),
      ])
  }

  @Test(
    arguments: [
      (
        "cannot find type 'UIVieww' in scope",
        "Animatic has no 'UIVieww'; the nearest that it has is 'UIView'", "UIVieww", "UIView"
      ),
      (
        "cannot find 'UISnapBehavior' in scope", "Animatic has no 'UISnapBehavior'",
        "UISnapBehavior", nil
      ),
      (
        "cannot find 'Helper' in scope",
        "cannot find 'Helper' in scope; if another file declares it, name that file too", nil, nil
      ),
      (
        "value of type 'UIView' has no member 'framee'",
        "Animatic has no 'UIView.framee'; the nearest that it has is 'UIView.frame'",
        "UIView.framee",
        "UIView.frame"
      ),
      (
        "value of type 'Mine' has no member 'framee'",
        "value of type 'Mine' has no member 'framee'", nil,
        nil
      ),
      ("no such module 'Lottie'", "Animatic has no 'import Lottie'", "import Lottie", nil),
      ("expected '}' in class", "expected '}' in class", nil, nil),
    ] as [(String, String, String?, String?)])
  func whatAnimaticLacksIsSaidToBeThat(
    message: String, said: String, missing: String?, nearest: String?
  ) {
    let names = KnownNames(types: ["UIView"], members: ["UIView": ["alpha", "frame"]])

    let problem = names.problem(
      Diagnostic(file: "A.swift", line: 1, column: 1, severity: .error, message: message))

    #expect(problem.diagnostic.message == said)
    #expect(problem.missing == missing)
    #expect(problem.nearest == nearest)
  }
}
