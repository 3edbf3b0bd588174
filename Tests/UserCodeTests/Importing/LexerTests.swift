import Testing

@testable import UserCode

struct LexerTests {
  @Test(
    arguments: [
      ("a/* b /* c */ d */e // f\ng", ["a", "e", "g"]),
      (#"f("a\"b", c)"#, ["f", "(", #""a\"b""#, ",", "c", ")"]),
      (#""a \(b("c")) d" e"#, [#""a \("#, "b", "(", #""c""#, ")", #") d""#, "e"]),
      (##"#"a \(b) \#(c)" d"# e"##, [##"#"a \(b) \#("##, "c", ##")" d"#"##, "e"]),
      (
        "\"\"\"\n class A { \"b\" \\(c)\n \"\"\" d",
        ["\"\"\"\n class A { \"b\" \\(", "c", ")\n \"\"\"", "d"]
      ),
      ("#/a \" {/# b", ["#/a \" {/#", "b"]),
      ("x = /\"{/ y", ["x", "=", "/\"{/", "y"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
      ("0x1F.a 1_0.5e-3 1...n", ["0x1F", ".", "a", "1_0.5e-3", "1", ".", ".", ".", "n"]),
      ("@objc(a:b:) #if `class` é", ["@objc", "(", "a", ":", "b", ":", ")", "#if", "class", "é"]),
      ("#!/usr/bin/swift \"\n() -> A?", ["(", ")", "->", "A", "?"]),
    ] as [(String, [String])])
  func sourceIsTakenApart(source: String, tokens: [String]) {
    #expect(Lexer.tokens(of: Array(source.utf8)).map(\.text) == tokens)
  }

  @Test func tokensKnowTheirPlaces() {
    let tokens = Lexer.tokens(of: Array("a \"\"\"\n b\n \"\"\" c\n  d".utf8))

    #expect(tokens.map(\.line) == [1, 1, 3, 4])
    #expect(tokens.map(\.startsLine) == [true, false, false, true])
    #expect(tokens.map(\.range) == [0..<1, 2..<13, 14..<15, 18..<19])
  }

  @Test(
    arguments: [
      ("#if os(iOS)\na\n#else\nb\n#endif", ["a"]),
      ("#if os(macOS)\na\n#elseif os(iOS) || os(tvOS)\nb\n#else\nc\n#endif", ["b"]),
      ("#if !os(watchOS) && canImport(UIKit)\na\n#endif", ["a"]),
      ("#if canImport(SwiftUI)\na\n#endif\nb", ["b"]),
      ("#if targetEnvironment(simulator)\na\n#endif", ["a"]),
      ("#if targetEnvironment(macCatalyst)\na\n#else\nb\n#endif", ["b"]),
      ("#if swift(>=4.2)\na\n#else\nb\n#endif", ["a"]),
      ("#if swift(<5) || compiler(>=7)\na\n#else\nb\n#endif", ["b"]),
      ("#if DEBUG\na\n#if os(iOS)\nb\n#endif\n#else\nc\n#endif", ["c"]),
      ("#if true\n#if os(Linux)\na\n#else\nb\n#endif\n#endif", ["b"]),
    ] as [(String, [String])])
  func theCodeOfPhonesIsTaken(source: String, tokens: [String]) {
    #expect(SourceText(path: "A.swift", text: source).conditions.active.map(\.text) == tokens)
  }
}
