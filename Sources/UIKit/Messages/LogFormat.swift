import Foundation

/// A format as `os_log` reads it: `%{public}s` is `%s` that may be shown to others.
package struct LogFormat {
  private enum Piece {
    case text(String)
    /// A conversion without what stands in braces.
    case argument(String)
  }

  private var pieces: [Piece] = []

  package init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        pieces.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[end...].dropFirst()
      }
      let modifiers = rest.prefix { "0123456789.-+ #'*hlqztjL".contains($0) }
      rest = rest.dropFirst(modifiers.count)
      pieces.append(.argument("%" + modifiers + rest.prefix(1)))
      rest = rest.dropFirst()
    }
    pieces.append(.text(String(rest)))
  }

  /// The format with its arguments filled in; one that isn't there is told as it is on a device.
  package func text(_ arguments: [Any]) -> String {
    var arguments = arguments[...]
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let conversion):
        arguments.popFirst().map { Self.filled(conversion, $0) } ?? "<decode: missing data>"
      }
    }.joined()
  }

  private static func filled(_ conversion: String, _ argument: Any) -> String {
    let isNumber = "diouxXeEfFgGaAcC".contains(conversion.last ?? " ")
    guard isNumber, let number = argument as? any CVarArg else {
      return "\((argument as? StaticString)?.description ?? argument)"
    }
    return String(format: conversion, number)
  }
}
