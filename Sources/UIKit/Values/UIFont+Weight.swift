public import Foundation

extension UIFont {
  /// From -1 (thinnest) to 1 (heaviest).
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// From thin to black, as the faces 100 to 900 of the font.
    private static let faces = [
      ultraLight, thin, light, regular, medium, semibold, bold, heavy, black,
    ]

    /// The weight of the nearest face: 100 to 900.
    var ofFace: Int {
      let distances = Self.faces.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return 100 * (nearest + 1)
    }
  }
}
