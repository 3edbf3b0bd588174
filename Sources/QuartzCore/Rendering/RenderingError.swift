/// A layer that cannot be drawn because one of its values isn't a finite number.
package struct RenderingError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The names of the layers from the root down to the one in question.
  package let path: [String]
  /// Its property, as key paths spell it.
  package let property: String

  package var description: String {
    "the \(property) of \(path.joined(separator: " > ")) is not a finite number"
  }
}

extension LayerNode {
  /// The first property that geometry needs and that isn't finite.
  var brokenProperty: String? {
    let values = values
    let numbers: [(String, [Double])] = [
      (
        "bounds",
        [values.bounds.minX, values.bounds.minY, values.bounds.width, values.bounds.height]
      ),
      ("position", [values.position.x, values.position.y]),
      ("zPosition", [values.zPosition]),
      ("anchorPoint", [values.anchorPoint.x, values.anchorPoint.y, values.anchorPointZ]),
      ("opacity", [Double(values.opacity)]),
      ("cornerRadius", [values.cornerRadius]),
      ("borderWidth", [values.borderWidth]),
      ("shadowOpacity", [Double(values.shadowOpacity)]),
      ("shadowRadius", [values.shadowRadius]),
      ("shadowOffset", [values.shadowOffset.width, values.shadowOffset.height]),
      ("contentsScale", [values.contentsScale]),
      ("rasterizationScale", [values.rasterizationScale]),
      (
        "contentsRect",
        [
          values.contentsRect.minX, values.contentsRect.minY, values.contentsRect.width,
          values.contentsRect.height,
        ]
      ),
      (
        "startPoint and endPoint",
        [
          values.gradient.startPoint.x, values.gradient.startPoint.y, values.gradient.endPoint.x,
          values.gradient.endPoint.y,
        ]
      ),
      ("locations", values.gradient.locations),
      ("lineWidth", [values.shape.lineWidth]),
      ("backdrop", [values.backdrop.blurRadius, values.backdrop.saturation]),
    ]
    if let broken = numbers.first(where: { !$0.1.allSatisfy(\.isFinite) }) { return broken.0 }
    if !values.transform.isFinite { return "transform" }
    return values.sublayerTransform.isFinite ? nil : "sublayerTransform"
  }

  /// Throws if the node or one below it can't be drawn.
  func check(below ancestors: [String] = []) throws(RenderingError) {
    if values.isHidden { return }
    let path = ancestors + [name]
    if let property = brokenProperty { throw RenderingError(path: path, property: property) }
    if let mask { try mask.check(below: path) }
    for layer in sublayers { try layer.check(below: path) }
  }
}
