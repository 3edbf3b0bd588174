import Testing

@testable import animatic

@Suite struct JSONTests {
  @Test(arguments: [
    (1.5, "1.5"), (.infinity, #""inf""#), (-.infinity, #""-inf""#), (.nan, #""nan""#),
  ])
  func everyNumberCanBeWritten(number: Double, text: String) throws {
    #expect(try JSON.text(["x": number]) == #"{"x":\#(text)}"#)
  }
}
