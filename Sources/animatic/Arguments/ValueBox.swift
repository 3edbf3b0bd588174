/// Holds the value of an argument, so that a parser can fill in a command's fields.
final class ValueBox<Value> {
  private var stored: Value?

  /// - Parameter value: What it is unless it is given; nil if it must be given.
  init(_ value: Value?) {
    stored = value
  }

  var isEmpty: Bool { stored == nil }

  var value: Value {
    get {
      guard let stored else {
        preconditionFailure("an argument is read before the command line is parsed")
      }
      return stored
    }
    set { stored = newValue }
  }

  /// Stores a word as the value.
  func takeOne(_ word: String) -> Bool where Value: ExpressibleByArgument {
    guard let one = Value(argument: word) else { return false }
    stored = one
    return true
  }

  func takeOne<One: ExpressibleByArgument>(_ word: String) -> Bool where Value == One? {
    guard let one = One(argument: word) else { return false }
    stored = .some(one)
    return true
  }

  /// Adds a word to the values.
  func takeMore<One: ExpressibleByArgument>(_ word: String) -> Bool where Value == [One] {
    guard let one = One(argument: word) else { return false }
    stored = (stored ?? []) + [one]
    return true
  }
}
