public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Where the key path is a point; counts before `values`.
  open var path: CGPath?
  /// In shares of the duration.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  override func played(
    on model: LayerValues, defaultDuration: CFTimeInterval
  ) -> PlayedAnimation {
    PlayedAnimation(
      timing: timing(defaultDuration: defaultDuration), pacing: .curve(timingFunction),
      effect: effect(track(on: model)))
  }

  private func track(on model: LayerValues) -> Track? {
    let given = keyTimes?.map(\.doubleValue) ?? []
    if let path {
      return PathTrack(path, times: given, isPaced: isPaced).map { .path($0) }
    }
    var found = (values ?? []).compactMap { value($0, on: model) }
    let mode: KeyFrames.Mode =
      switch calculationMode {
      case .discrete: .discrete
      case .cubic, .cubicPaced: .cubic
      default: .linear
      }
    if !isPaced, !given.isEmpty {
      found = Array(found.prefix(mode == .discrete ? max(given.count - 1, 1) : given.count))
    }
    guard found.count > 1 else { return nil }
    return .frames(
      KeyFrames(
        values: found, times: times(of: found, given: given, mode), curves: timingFunctions ?? [],
        mode: mode))
  }

  private func times(
    of values: [AnimationValue], given: [Double], _ mode: KeyFrames.Mode
  ) -> [Double] {
    if isPaced {
      let steps = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
      let whole = steps.reduce(0, +)
      guard whole > 0 else { return even(values.count) }
      return steps.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / whole) }
    }
    let needed = mode == .discrete ? values.count + 1 : values.count
    return given.count >= needed ? given : even(needed)
  }

  private func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(count - 1) }
  }

  override func duplicate() -> CAAnimation {
    let copy = copied(toProperty: CAKeyframeAnimation())
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    return copy
  }
}
