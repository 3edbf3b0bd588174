package import UIKit

/// Who makes what a scene's expressions stand for.
package struct Cast {
  /// What an expression is given.
  package struct Arguments {
    /// Who is presented, or where a segue leads.
    package var destination: UIViewController?
    /// Who presents, or where a segue begins.
    package var source: UIViewController?
    package var identifier: String?

    package init(
      destination: UIViewController? = nil, source: UIViewController? = nil,
      identifier: String? = nil
    ) {
      (self.destination, self.source, self.identifier) = (destination, source, identifier)
    }
  }

  private let make: @MainActor (SwiftExpression, Arguments) throws -> AnyObject

  /// - Parameter make: Makes a new object of the type that the expression's role asks for.
  package init(_ make: @escaping @MainActor (SwiftExpression, Arguments) throws -> AnyObject) {
    self.make = make
  }

  /// For scenes without expressions.
  package static let catalogs = Cast { expression, _ in
    throw expression.text.place.error("there is nobody who can make '\(expression.text.value)'")
  }

  @MainActor func make<Made>(
    _ expression: SwiftExpression, as type: Made.Type = Made.self,
    _ arguments: Arguments = Arguments()
  ) throws -> Made {
    let made = try make(expression, arguments)
    guard let made = made as? Made else {
      throw expression.text.place.error(
        "'\(expression.text.value)' makes a \(Swift.type(of: made)), which is no \(type)")
    }
    return made
  }
}

// What is asked for by UIKit, which takes no errors: they are told of, and UIKit's own is taken.
extension Cast {
  @MainActor func presentationController(
    _ expression: SwiftExpression, of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController? {
    orWarn { try make(expression, Arguments(destination: presented, source: presenting)) }
  }

  @MainActor func segue(
    _ expression: SwiftExpression, identifier: String?, from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    let ends = Arguments(destination: destination, source: source, identifier: identifier)
    return orWarn { try make(expression, ends) }
      ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }

  @MainActor private func orWarn<Made>(_ make: () throws -> Made) -> Made? {
    do { return try make() } catch {
      UIKitLog.current.warn("\(error)")
      return nil
    }
  }
}
