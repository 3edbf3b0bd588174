import Testing
import UIKit

@Suite("Messages to the log")
struct LogTests {
  @Test(
    "A format is filled in as on a device",
    arguments: [
      (
        "%{public}s[%{public}ld], %{public}s", ["Fade.swift", 32, "deinit"] as [any Sendable],
        "Fade.swift[32], deinit"
      ),
      ("%@ at %.2f, %5d, %03d", ["x", 0.5, 7, 7], "x at 0.50,     7, 007"),
      ("100%% of %{private, mask.hash}@", ["it"], "100% of it"),
      ("%x %@", [255], "ff <decode: missing data>"),
      ("no arguments", [], "no arguments"),
    ])
  func formats(format: String, arguments: [any Sendable], text: String) {
    #expect(LogFormat(format).text(arguments) == text)
  }

  @Test("A message shows what is interpolated, whatever its privacy")
  func messages() {
    let message: OSLogMessage = "from \("a", privacy: .public) to \(3, privacy: .private) \(true)"

    #expect(message.text == "from a to 3 true")
  }

  @Test("Only the disabled log is silent")
  func disabled() {
    #expect(OSLog(subsystem: "app", category: "cards").isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }
}
