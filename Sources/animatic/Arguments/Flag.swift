/// A name that is there or not: `--json`.
@propertyWrapper struct Flag {
  private let box: ValueBox<Bool>
  private let names: [NameSpecification]
  private let help: ArgumentHelp

  var wrappedValue: Bool {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  init(wrappedValue: Bool, name: [NameSpecification] = [.long], help: ArgumentHelp) {
    box = ValueBox(wrappedValue)
    (names, self.help) = (name, help)
  }
}

extension Flag: ArgumentDeclaration {
  func slots(label: String) -> [Slot] {
    let box = box
    let slot = Slot(
      form: .flag, names: names.map { $0.spelling(label: label) }, help: help, valueName: "",
      isRepeating: false, isRequired: false,
      take: { _ in
        box.value = true
        return true
      }, expectation: "")
    return [slot]
  }
}
