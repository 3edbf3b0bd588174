/// The name of a method.
///
/// Unlike Apple's, it can carry a method, as there is no Objective-C runtime here that would find
/// one: what `#selector` names is given with its name. A class that lists its methods
/// (`ObjectiveMethodTable`) is asked first, so that names alone do for it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  private let method: ObjectiveMethod?
  private let isOfKind: (@Sendable (AnyObject) -> Bool)?

  public init(_ name: String) {
    self.init(name, method: nil)
  }

  /// What `#selector(Kind.method)` is rewritten to, of a protocol of Apple's: that `Kind` has the
  /// member is known, not how a class implements it.
  public init<Kind>(_ name: String, of kind: Kind.Type) {
    self.init(name, method: nil, isOfKind: { $0 is Kind })
  }

  private init(
    _ name: String, method: ObjectiveMethod?, isOfKind: (@Sendable (AnyObject) -> Bool)? = nil
  ) {
    description = name
    self.method = method
    self.isOfKind = isOfKind
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// What `#selector(Owner.method)` is rewritten to.
  public init<Owner: AnyObject, each Argument, Answer>(
    _ name: String, _ method: @escaping (Owner) -> (repeat each Argument) -> Answer
  ) {
    self.init(name, method: ObjectiveMethod(name, method))
  }

  /// What `#selector(Owner.method)` is rewritten to, of a class that belongs to the main actor.
  public init<Owner: AnyObject, each Argument, Answer>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (repeat each Argument) -> Answer
  ) {
    self.init(name, method: ObjectiveMethod(name, method))
  }

  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  /// Whether it names a member of a protocol that an object conforms to.
  package func isOfKind(of object: AnyObject) -> Bool { isOfKind?(object) ?? false }

  /// The method that an object has by this name, or else the one that is carried, if it is of the
  /// object's class.
  package func method(of object: AnyObject) -> ObjectiveMethod? {
    ObjectiveMethod.named(description, of: object)
      ?? method.flatMap { $0.isMethod(of: object) ? $0 : nil }
  }
}

/// Apple's function of the same name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Apple's function of the same name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
