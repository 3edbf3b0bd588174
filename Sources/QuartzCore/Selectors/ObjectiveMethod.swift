/// A class that lists those of its methods that are found by name, as `@objc` ones are on a phone.
///
/// Apple has no such protocol: what imports users' files adds it to their classes.
public protocol ObjectiveMethodTable: AnyObject {
  /// The inherited ones first.
  nonisolated static var objectiveMethods: [ObjectiveMethod] { get }
}

/// A method of a class, and what Objective-C calls it.
public struct ObjectiveMethod: Sendable {
  package enum Outcome {
    case answer(Any)
    /// The arguments are not what the method takes.
    case misfit
  }

  package let name: String
  private let isOwner: @Sendable (AnyObject) -> Bool
  private let call: @MainActor (AnyObject, [Any?]) -> Outcome

  public init<Owner: AnyObject, each Argument, Answer>(
    _ name: String, _ method: @escaping (Owner) -> (repeat each Argument) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { @MainActor (owner: Owner, arguments: repeat each Argument) in
        method(owner)(repeat each arguments)
      })
  }

  public init<Owner: AnyObject, each Argument, Answer>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (repeat each Argument) -> Answer
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      calling: { @MainActor (owner: Owner, arguments: repeat each Argument) in
        method(owner)(repeat each arguments)
      })
  }

  /// A property's value, or a method that can't be referred to by its name and labels alone.
  public init<Owner: AnyObject, each Argument, Answer>(
    _ name: String, calling method: @escaping @MainActor (Owner, repeat each Argument) -> Answer
  ) {
    self.name = name
    isOwner = { $0 is Owner }
    call = { object, arguments in
      guard let owner = object as? Owner else { return .misfit }
      var rest = arguments[...]
      func next<Wanted>(_ type: Wanted.Type) throws -> Wanted {
        let wanted =
          if let value = rest.popFirst() ?? nil { value as? Wanted } else { Self.none as? Wanted }
        guard let wanted else { throw Misfit() }
        return wanted
      }
      guard let taken = try? (repeat next((each Argument).self)) else { return .misfit }
      return .answer(method(owner, repeat each taken))
    }
  }

  private struct Misfit: Error {}

  private static var none: Any? { nil }

  package func isMethod(of object: AnyObject) -> Bool { isOwner(object) }

  /// Calls it; arguments that it doesn't take are left out.
  @MainActor
  package func call(on object: AnyObject, with arguments: [Any?]) -> Outcome {
    call(object, arguments)
  }

  /// The method that an object's class lists by a name.
  package static func named(_ name: String, of object: AnyObject) -> ObjectiveMethod? {
    (type(of: object) as? any ObjectiveMethodTable.Type)?.objectiveMethods.last { $0.name == name }
  }
}

/// An optional method of an object's: nil where its class has none. What imports users' files
/// writes it in place of `@objc optional` members.
public func objectiveMethod<each Argument, Answer>(
  named name: String, of object: AnyObject
) -> ((repeat each Argument) -> Answer)? {
  guard let method = ObjectiveMethod.named(name, of: object) else { return nil }
  return { (arguments: repeat each Argument) in
    var list: [Any?] = []
    repeat list.append(each arguments)
    return method.answer(of: object, list)
  }
}

/// An optional property's value: nil where the object's class has none.
public func objectiveValue<Value>(named name: String, of object: AnyObject) -> Value? {
  ObjectiveMethod.named(name, of: object)?.answer(of: object, [])
}

extension ObjectiveMethod {
  /// Calls what fits because it was compiled with the call: anything else is a mistake of ours.
  fileprivate func answer<Answer>(of object: AnyObject, _ arguments: [Any?]) -> Answer {
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    nonisolated(unsafe) var answer: Answer?
    MainActor.assumeIsolated {
      if case .answer(let value) = call(on: object, with: arguments) { answer = value as? Answer }
    }
    guard let answer else {
      preconditionFailure(
        "\(type(of: object)) implements \(name) with other types than its protocol has")
    }
    return answer
  }
}
