import Foundation

/// Writes what UIKit has and Animatic lacks: `list-unsupported CHECKOUT`.
@main
enum ListUnsupported {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: list-unsupported CHECKOUT\n".utf8))
      exit(64)
    }
    let checkout = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    let page = try Page(of: checkout, beside: CommandLine.arguments[0])
    try Data(page.text.utf8).write(to: checkout.appending(path: Page.path), options: .atomic)
  }
}
