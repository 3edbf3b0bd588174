/// A number of a layer's state: what it is called and counted in.
package struct TracedProperty: Sendable {
  /// As `trace --json` calls it; a component stands behind a dot.
  package let name: String
  /// What stands behind a value.
  package let unit: String
  let value: @Sendable (LayerState) -> Double

  /// Every one that can be animated, in the order in which they are told. `scale` is that of a layer
  /// whose scales along x and y are always the same.
  static let all: [TracedProperty] =
    components("position", ["x", "y"], " pt") { $0.position }
    + components("bounds", ["x", "y", "width", "height"], " pt") { $0.bounds }
    + components("translation", ["x", "y", "z"], " pt") { $0.translation }
    + [TracedProperty(name: "scale", unit: "×") { $0.scale[0] }]
    + components("scale", ["x", "y", "z"], "×") { $0.scale }
    + components("rotation", ["x", "y", "z"], "°") { $0.rotation }
    + [
      TracedProperty(name: "opacity", unit: "") { $0.opacity },
      TracedProperty(name: "cornerRadius", unit: " pt") { $0.cornerRadius },
      TracedProperty(name: "zPosition", unit: " pt") { $0.zPosition },
    ]
    + components("anchorPoint", ["x", "y"], "") { $0.anchorPoint }

  private static func components(
    _ name: String, _ components: [String], _ unit: String,
    _ values: @escaping @Sendable (LayerState) -> [Double]
  ) -> [TracedProperty] {
    components.indices.map { index in
      TracedProperty(name: "\(name).\(components[index])", unit: unit) { values($0)[index] }
    }
  }
}
