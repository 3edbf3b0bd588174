import Scenes

/// The source by which the tool gets at a scene's expressions: a function that makes the value of each,
/// by its number.
struct Glue {
  /// The C name of the function in the library.
  static let symbol = "animatic_make"

  /// Its type: the number of an expression, who is presented or led to, who presents or leads, and the
  /// identifier of a segue. What it returns is retained.
  typealias Make =
    @convention(c) (
      Int, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<CChar>?
    ) -> UnsafeMutableRawPointer?

  let text: String

  init(_ expressions: [SwiftExpression]) {
    let functions = expressions.enumerated().map { number, expression in
      """
      @MainActor private func animatic_\(number)\(expression.parameters) -> \(expression.type) {
      #sourceLocation(file: "\(Self.file(of: number))", line: 1)
      (\(expression.source)
      )
      #sourceLocation()
      }

      """
    }
    let cases = expressions.enumerated().map { number, expression in
      "  case \(number): return animatic_\(number)\(expression.arguments) as AnyObject\n"
    }
    text = """
      import UIKit

      \(functions.joined())
      @MainActor private func animatic_any(
        _ number: Int, _ destination: UIViewController?, _ source: UIViewController?,
        _ identifier: String?
      ) -> AnyObject {
        switch number {
      \(cases.joined())  default: preconditionFailure("there is no expression \\(number)")
        }
      }

      @_cdecl("\(Self.symbol)")
      public func animatic_make(
        _ number: Int, _ destination: UnsafeMutableRawPointer?, _ source: UnsafeMutableRawPointer?,
        _ identifier: UnsafePointer<CChar>?
      ) -> UnsafeMutableRawPointer? {
        nonisolated(unsafe) let (destination, source, identifier) = (destination, source, identifier)
        let made = MainActor.assumeIsolated {
          func controller(_ end: UnsafeMutableRawPointer?) -> UIViewController? {
            end.map { Unmanaged<UIViewController>.fromOpaque($0).takeUnretainedValue() }
          }
          let any = animatic_any(
            number, controller(destination), controller(source),
            identifier.map { String(cString: $0) })
          return UInt(bitPattern: Unmanaged.passRetained(any).toOpaque())
        }
        return UnsafeMutableRawPointer(bitPattern: made)
      }

      """
  }

  /// What the compiler calls the source of an expression in its diagnostics.
  static func file(of number: Int) -> String { "animatic-expression-\(number)" }

  /// Which expression a diagnostic is about.
  static func expression(inFile file: String) -> Int? {
    let stem = "animatic-expression-"
    return file.hasPrefix(stem) ? Int(file.dropFirst(stem.count)) : nil
  }
}

extension SwiftExpression {
  /// The type of its value in Swift.
  fileprivate var type: String {
    switch role {
    case .animator: "any UIViewControllerAnimatedTransitioning"
    case .delegate: "AnyObject"
    case .interaction: "any UIViewControllerInteractiveTransitioning"
    case .screen: "UIViewController"
    case .presentation: "UIPresentationController"
    case .segue: "UIStoryboardSegue"
    }
  }

  fileprivate var parameters: String {
    switch role {
    case .animator, .delegate, .interaction, .screen: "()"
    case .presentation: "(_ presented: UIViewController, _ presenting: UIViewController?)"
    case .segue:
      "(_ identifier: String?, _ source: UIViewController, _ destination: UIViewController)"
    }
  }

  fileprivate var arguments: String {
    switch role {
    case .animator, .delegate, .interaction, .screen: "()"
    case .presentation: "(destination!, source)"
    case .segue: "(identifier, source!, destination!)"
    }
  }

  /// A segue may be named by its class alone.
  fileprivate var source: String {
    let text = self.text.value
    guard role == .segue, text.hasSuffix(".self") else { return text }
    let type = text.dropLast(".self".count)
    return "\(type)(identifier: identifier, source: source, destination: destination)"
  }
}
