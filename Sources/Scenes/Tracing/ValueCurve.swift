/// A number of one layer over time.
package struct ValueCurve: Sendable {
  package struct Sample: Sendable, Equatable {
    /// In seconds.
    package var time: Double
    package var value: Double
  }

  /// The layer's, as in its `LayerState`.
  package let path: String
  /// The layer's name; where several layers of that name have curves, the names above it stand before.
  package fileprivate(set) var layer: String
  package let property: TracedProperty
  /// The stretches of time in which the layer is there and not hidden, and its value doesn't jump as an
  /// animation begins or ends; none is empty.
  package let stretches: [[Sample]]

  /// The curves of what is animated: of each value that takes three numbers or more while its layer
  /// shows. What only jumps from one to another has none.
  ///
  /// - Parameter moments: In the order of time.
  package static func curves(
    of moments: [(time: Double, layers: [LayerState])]
  ) -> [ValueCurve] {
    let lives = LayerLife.lives(in: moments.map { ($0.time, $0.layers.seen) })
    var curves = TracedProperty.all.flatMap { property in
      lives.filter { $0.has(property) }.compactMap { life -> ValueCurve? in
        let stretches = life.stretches(of: property)
        guard Set(stretches.joined().map(\.value)).count >= 3 else { return nil }
        return ValueCurve(
          path: life.path, layer: life.path, property: property, stretches: stretches)
      }
    }
    let names = LayerNames(paths: curves.map(\.path))
    for index in curves.indices { curves[index].layer = names.shortest(curves[index].path) }
    return curves
  }
}

/// What becomes of the layer at one path.
private struct LayerLife {
  let path: String
  var states: [[(time: Double, state: LayerState)]] = []
  /// The number of the moment at which it was last seen.
  var lastSeen = -1

  /// In the order in which layers appear, and of one moment, lie.
  static func lives(in moments: [(time: Double, layers: [LayerState])]) -> [LayerLife] {
    var lives: [LayerLife] = []
    var indices: [String: Int] = [:]
    for (number, moment) in moments.enumerated() {
      for state in moment.layers {
        let index = indices[state.path] ?? lives.endIndex
        if index == lives.endIndex {
          indices[state.path] = index
          lives.append(LayerLife(path: state.path))
        }
        if lives[index].lastSeen != number - 1 || number == 0 { lives[index].states.append([]) }
        lives[index].lastSeen = number
        lives[index].states[lives[index].states.count - 1].append((moment.time, state))
      }
    }
    return lives
  }

  /// Whether the property tells something of the layer: of scales the one for all axes does if those
  /// along x and y are always the same, else theirs.
  func has(_ property: TracedProperty) -> Bool {
    let isEven = states.joined().allSatisfy { $0.state.scale[0] == $0.state.scale[1] }
    return switch property.name {
    case "scale": isEven
    case "scale.x", "scale.y": !isEven
    default: true
    }
  }

  func stretches(of property: TracedProperty) -> [[ValueCurve.Sample]] {
    states.flatMap { states in
      let samples = states.map {
        ValueCurve.Sample(time: $0.time, value: property.value($0.state))
      }
      return samples.broken(at: samples.jumps(animated: states.map(\.state.isAnimating)))
    }
  }
}

extension [ValueCurve.Sample] {
  /// How many times farther than any step of an animation a jump goes.
  private static let reach = 4.0

  /// The indices behind which the value jumps: where an animation begins or ends, and it changes by much
  /// more than it does during the animation. At one path another layer may have taken over.
  fileprivate func jumps(animated: [Bool]) -> [Int] {
    indices.dropLast().filter { index in
      guard animated[index] != animated[index + 1] else { return false }
      let run =
        animated[index]
        ? self[(animated[...index].lastIndex(of: false) ?? -1) + 1...index]
        : self[(index + 1)..<(animated[(index + 1)...].firstIndex(of: false) ?? endIndex)]
      let largest = zip(run, run.dropFirst()).map { abs($1.value - $0.value) }.max() ?? .infinity
      return abs(self[index + 1].value - self[index].value) > Self.reach * largest
    }
  }

  fileprivate func broken(at ends: [Int]) -> [[ValueCurve.Sample]] {
    zip([startIndex] + ends.map { $0 + 1 }, ends.map { $0 + 1 } + [endIndex])
      .map { Array(self[$0..<$1]) }
  }
}

/// Layers' names that can be told apart.
private struct LayerNames {
  private let parts: [String: [Substring]]

  init(paths: [String]) {
    parts = Dictionary(
      paths.map { ($0, $0.replacing("[0]", with: "").split(separator: "/")) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The last parts of a path, as few as no other path ends with.
  func shortest(_ path: String) -> String {
    let own = parts[path] ?? []
    let others = parts.filter { $0.key != path }.values
    let count = (1...max(own.count, 1)).first { count in
      !others.contains { $0.suffix(count) == own.suffix(count) }
    }
    return own.suffix(count ?? own.count).joined(separator: "/")
  }
}
