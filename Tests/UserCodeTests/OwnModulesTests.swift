import Foundation
import Testing

@testable import UserCode

struct OwnModulesTests {
  /// The package's description says which library each C module is of.
  @Test func theHeadersAreThoseOfThePackagesDrawingLibraries() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let package = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)

    let named = package.matches(of: #/pkgConfig: "([\w.-]+)"/#).map { String($0.1) }

    // Files and scenes don't show in what users' sources import.
    #expect(
      Set(named).subtracting(["libgif", "libwebpmux", "yaml-0.1"]) == Set(OwnModules.packages))
  }

  @Test func aToolThatWasMovedSaysWhatIsMissing() {
    #expect {
      try OwnModules(beside: "/usr/bin/env", folders: ["/usr/bin"])
    } throws: { error in
      "\(error)".contains("not beside /usr/bin/env")
    }
  }

  @Test func aCompilerThatIsNotThereIsNamed() {
    #expect {
      try Toolchain("swiftc-of-tomorrow", folders: ["/usr/bin"])
    } throws: { error in
      "\(error)" == "there is no program 'swiftc-of-tomorrow'; name the Swift compiler's path"
    }
  }
}
