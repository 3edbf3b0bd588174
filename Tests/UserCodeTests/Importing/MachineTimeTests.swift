import Testing

@testable import UserCode

/// What a film's clock doesn't drive is told of by its line.
@Suite struct MachineTimeTests {
  private func remarks(on text: String) -> [String] {
    let module = ModuleSyntax([FileSyntax(SourceText(path: "A.swift", text: text))])
    return FileRewriter(0, of: module).problems.filter { $0.severity == .warning }.map {
      "\($0.line): \($0.message.prefix { $0 != "'" })"
    }
  }

  @Test(arguments: [
    ("let group = DispatchGroup(); f()", "a DispatchGroup"),
    ("OperationQueue.main.addOperation { f() }", "an OperationQueue"),
    ("RunLoop.main.perform { f() }", "a RunLoop"), ("Thread.sleep(forTimeInterval: 1)", "a Thread"),
  ])
  func whatRunsOnTheMachinesTimeIsNamed(code: String, name: String) {
    #expect(remarks(on: "\n\(code)\n}").first?.hasPrefix("2: \(name) runs on") == true)
  }

  @Test(arguments: [
    "DispatchQueue.main.async { f() }", "RunLoop.main.add(timer, forMode: .common)",
    "link.add(to: RunLoop.main, forMode: .common)", "Task { await f() }",
    "DispatchQueue.global().async { f() }",
    "note(queue: OperationQueue.main) { f() }", "let task: Task = Task(n: 1, m: 2)",
    "URLSession.shared.Task { f(); f() }", "Thread.isMainThread ? f() : f()",
  ])
  func whatRunsOnTheFilmsIsNot(code: String) {
    #expect(remarks(on: code) == [])
  }
}
