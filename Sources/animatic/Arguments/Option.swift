/// A value with a name: `--fps 50` or `--fps=50`.
@propertyWrapper struct Option<Value> {
  private let box: ValueBox<Value>
  private let names: [NameSpecification]
  private let slot: Slot

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// One that has a value if it isn't given.
  init(wrappedValue: Value, name: [NameSpecification] = [.long], help: ArgumentHelp)
  where Value: ExpressibleByArgument {
    let box = ValueBox(Optional(wrappedValue))
    self.init(
      box, names: name,
      slot: Slot(
        form: .option, help: help, valueName: help.valueName ?? "", isRepeating: false,
        isRequired: false, take: box.takeOne, expectation: Value.expectation))
  }

  /// One that is nil if it isn't given.
  init<One: ExpressibleByArgument>(name: [NameSpecification] = [.long], help: ArgumentHelp)
  where Value == One? {
    let box = ValueBox<Value>(.some(nil))
    self.init(
      box, names: name,
      slot: Slot(
        form: .option, help: help, valueName: help.valueName ?? "", isRepeating: false,
        isRequired: false, take: box.takeOne, expectation: One.expectation))
  }

  /// One that may be given again and again.
  init<One: ExpressibleByArgument>(
    wrappedValue: [One], name: [NameSpecification] = [.long], help: ArgumentHelp
  ) where Value == [One] {
    let box = ValueBox(Optional(wrappedValue))
    self.init(
      box, names: name,
      slot: Slot(
        form: .option, help: help, valueName: help.valueName ?? "", isRepeating: true,
        isRequired: false, take: box.takeMore, expectation: One.expectation))
  }

  private init(_ box: ValueBox<Value>, names: [NameSpecification], slot: Slot) {
    (self.box, self.names, self.slot) = (box, names, slot)
  }
}

extension Option: ArgumentDeclaration {
  func slots(label: String) -> [Slot] {
    var slot = slot
    slot.names = names.map { $0.spelling(label: label) }
    if slot.valueName.isEmpty { slot.valueName = label.uppercased() }
    return [slot]
  }
}
