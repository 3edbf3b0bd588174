import Glibc
package import Scenes
import UIKit

/// A library in this process.
@MainActor package struct LoadedCode {
  private let make: Glue.Make
  private let expressions: [SwiftExpression]

  /// - Parameter path: Of the `CodeLibrary` that was made for these expressions.
  package init(_ path: String, _ expressions: [SwiftExpression]) throws(UserCodeError) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let make = dlsym(library, Glue.symbol)
    else {
      throw UserCodeError(
        .noCompiler, "the compiled code can't be loaded: \(String(cString: dlerror()))")
    }
    self.make = unsafeBitCast(make, to: Glue.Make.self)
    self.expressions = expressions
  }

  /// What makes the values of the expressions.
  ///
  /// - Parameter before: Told of each expression before it is evaluated.
  package func cast(_ before: @escaping @MainActor (SwiftExpression) -> Void) -> Cast {
    Cast { expression, arguments in
      before(expression)
      guard let number = expressions.firstIndex(of: expression) else {
        throw expression.text.place.error("'\(expression.text.value)' isn't compiled")
      }
      let (destination, source) = (arguments.destination, arguments.source)
      return try withExtendedLifetime((destination, source)) {
        let made = make(
          number, destination.map { Unmanaged.passUnretained($0).toOpaque() },
          source.map { Unmanaged.passUnretained($0).toOpaque() }, arguments.identifier)
        guard let made else {
          throw expression.text.place.error("'\(expression.text.value)' makes nothing")
        }
        return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
      }
    }
  }
}
