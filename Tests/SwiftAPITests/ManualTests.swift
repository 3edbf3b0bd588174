import Foundation
import Testing

/// The page about films in Swift shows code that is built and run elsewhere.
@Suite struct ManualTests {
  private let docs = URL(filePath: #filePath).appending(path: "../../../docs").standardized

  @Test func theCodeOfThePageIsTheExamples() throws {
    let page = try String(contentsOf: docs.appending(path: "swift-api.md"), encoding: .utf8)
    let blocks = page.matches(of: #/```swift\n// (?<file>\S+)\n(?<code>[\s\S]*?)```/#)

    #expect(blocks.count == page.matches(of: #/```swift/#).count)
    for block in blocks {
      let file = docs.appending(path: "examples/Cards/\(block.file)")
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect(source.contains(block.code), "a block isn't what \(block.file) says")
    }
  }
}
