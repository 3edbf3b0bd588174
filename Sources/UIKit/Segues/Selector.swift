/// The name of an action.
///
/// Unlike Apple's, it finds no method by itself, as there is no Objective-C runtime here: a closure
/// or a method is registered for it, as for an unwind action.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) {
    description = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }
}
