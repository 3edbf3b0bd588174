import Foundation
import Testing

@testable import list_unsupported

@Suite struct PageTests {
  private let checkout = URL(filePath: #filePath).appending(path: "../../..").standardized

  @Test func thePageIsWhatTheSourcesSay() throws {
    let tool = Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? ""
    let page = try Page(of: checkout, beside: tool)
    let written = try String(
      contentsOf: checkout.appending(path: Page.path), encoding: .utf8)

    #expect(page.text == written, "'make unsupported' writes it anew")
  }

  /// What is kept and never looked at, or never called, would let people believe that it works.
  @Test func whatDoesNothingSaysSo() throws {
    let sources = try Sources(of: checkout)
    let said = Set(sources.differences.flatMap(\.names))

    let silent = SilentMembers(sources).names.filter { !said.contains($0) }

    #expect(silent == [], "begin their comments with \"Unlike Apple's, without effect\", and why")
  }
}
