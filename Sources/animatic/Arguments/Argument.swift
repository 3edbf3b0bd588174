/// A value that is told by its place on the command line.
@propertyWrapper struct Argument<Value> {
  private let box: ValueBox<Value>
  private let slot: Slot

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// One that must be given.
  init(help: ArgumentHelp) where Value: ExpressibleByArgument {
    let box = ValueBox<Value>(nil)
    self.box = box
    slot = Slot(
      form: .positional, help: help, valueName: help.valueName ?? "", isRepeating: false,
      isRequired: true, take: box.takeOne, expectation: Value.expectation)
  }

  /// Any number of them.
  init<One: ExpressibleByArgument>(wrappedValue: [One], help: ArgumentHelp)
  where Value == [One] {
    let box = ValueBox(Optional(wrappedValue))
    self.box = box
    slot = Slot(
      form: .positional, help: help, valueName: help.valueName ?? "", isRepeating: true,
      isRequired: false, take: box.takeMore, expectation: One.expectation)
  }
}

extension Argument: ArgumentDeclaration {
  func slots(label: String) -> [Slot] {
    var slot = slot
    if slot.valueName.isEmpty { slot.valueName = label.uppercased() }
    return [slot]
  }
}
