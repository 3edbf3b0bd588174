import Foundation

/// Values computed in double precision from the published formulas, one table a subject.
struct UIKitVectors: Decodable {
  struct Spring: Decodable, CustomStringConvertible {
    let D: Double
    let zeta: Double
    let v: Double
    let omega: Double
    let k: Double
    let c: Double
    let x: [[Double]]

    var description: String { "spring of \(D) s, damping ratio \(zeta), velocity \(v)" }
  }

  /// Where the free edge and the middle of the flipping page are: x, top y, bottom y in points.
  struct Flip: Decodable {
    let theta: Double
    let right: [Double]
    let mid: [Double]
    let k: Double
  }

  let bezier: [String: [[Double]]]
  let uikit_spring: [Spring]
  let nav_spring: [[Double]]
  let flip: [Flip]

  static let all: UIKitVectors = {
    guard let url = Bundle.module.url(forResource: "uikit-vectors", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let vectors = try? JSONDecoder().decode(UIKitVectors.self, from: data)
    else { preconditionFailure("uikit-vectors.json is missing from the test's resources") }
    return vectors
  }()
}
