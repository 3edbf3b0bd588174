/// Arguments that several commands share.
@propertyWrapper struct OptionGroup<Value> {
  var wrappedValue: Value
}

extension OptionGroup: ArgumentDeclaration {
  func slots(label: String) -> [Slot] { [Slot](of: wrappedValue) }
}
