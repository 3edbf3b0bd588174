import Foundation

/// Round numbers along an axis.
struct Ticks {
  /// Ascending.
  let values: [Double]
  let step: Double

  /// The multiples of 1, 2 or 5 times a power of ten that lie in `range`, with those just outside of it
  /// if `reachesOver`; about `count`.
  init(in range: ClosedRange<Double>, count: Int, reachesOver: Bool = false) {
    let rough = max(range.length, 1e-9) / Double(max(count, 1))
    let power = pow(10, log10(rough).rounded(.down))
    let step = [1, 2, 5, 10].first { $0 * power >= rough * 0.999 }.map { $0 * power } ?? rough
    // So that a value that lies on a tick but for its last bit doesn't get another one.
    let slack = 1e-6
    let low = range.lowerBound / step
    let high = range.upperBound / step
    let first = reachesOver ? (low + slack).rounded(.down) : (low - slack).rounded(.up)
    let last = reachesOver ? (high - slack).rounded(.up) : (high + slack).rounded(.down)
    self.step = step
    // Divided where the step is a fraction: 3 / 10 is 0.3, 3 * 0.1 isn't.
    let inverse = (1 / step).rounded()
    values = stride(from: first, through: max(first, last), by: 1).map {
      step < 1 ? $0 / inverse : $0 * step
    }
  }

  /// All with as many digits as the step needs.
  var labels: [String] {
    let digits = max(0, Int(-log10(step * 1.001).rounded(.down)))
    return values.map { $0.fixed(digits) }
  }
}

extension Double {
  /// With so many digits behind the point; never a negative zero.
  func fixed(_ digits: Int) -> String {
    let text = String(format: "%.\(digits)f", self)
    return text.allSatisfy { "-0.".contains($0) } ? text.replacing("-", with: "") : text
  }
}
