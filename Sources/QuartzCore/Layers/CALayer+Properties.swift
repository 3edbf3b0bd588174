extension CALayer {
  /// Sets a field of the model; an equal value changes nothing and asks for no action.
  func change<Value: Equatable>(
    _ key: String, _ field: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    guard values[keyPath: field] != value else { return }
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    values[keyPath: field] = value
    action?.run(forKey: key, object: self, arguments: nil)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
