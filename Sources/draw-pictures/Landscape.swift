import UIKit

/// A view of mountains: what it is made of, in shares of the picture's side.
struct Landscape {
  var name: String
  /// Decides the shape of the ridges.
  var seed: UInt64
  /// From the zenith to the horizon.
  var sky: [UInt32]
  /// The far ridge and the near one; those between are mixed.
  var ridges: (far: UInt32, near: UInt32)
  var ridgeCount = 5
  /// The sun or the moon.
  var disc: Disc?
  /// Where water begins, if there is any.
  var shore: Double?
  var stars = 0

  struct Disc {
    var centre: CGPoint
    var radius: Double
    var color: UInt32
  }

  static let all = [
    Landscape(
      name: "dawn", seed: 3, sky: [0x2B3A67, 0x9B6A9C, 0xF7A78B, 0xFFE3B8],
      ridges: (0xC98A8F, 0x2A1E3C),
      disc: Disc(centre: CGPoint(x: 0.62, y: 0.52), radius: 0.085, color: 0xFFF3D6)),
    Landscape(
      name: "fjord", seed: 11, sky: [0x2F6FB3, 0x7FB8E6, 0xDDF1FB], ridges: (0x9CC3DC, 0x173B52),
      ridgeCount: 4, shore: 0.68),
    Landscape(
      name: "dunes", seed: 23, sky: [0x3C8DBC, 0xA5D8E6, 0xFDF0D5], ridges: (0xF2C58B, 0xB5582B),
      ridgeCount: 4,
      disc: Disc(centre: CGPoint(x: 0.24, y: 0.24), radius: 0.06, color: 0xFFFBEA)),
    Landscape(
      name: "night", seed: 42, sky: [0x070B24, 0x16245A, 0x3B4F8F], ridges: (0x35467F, 0x05081A),
      disc: Disc(centre: CGPoint(x: 0.74, y: 0.22), radius: 0.07, color: 0xF4F1DE), stars: 170),
    Landscape(
      name: "forest", seed: 57, sky: [0xA9D6C5, 0xE4F3E3, 0xFFFBE6], ridges: (0xA7CDB4, 0x0F3B2E),
      ridgeCount: 6),
    Landscape(
      name: "glow", seed: 71, sky: [0x431C5D, 0xB5306A, 0xF9734E, 0xFFD27A],
      ridges: (0xE2604F, 0x2A0F33), ridgeCount: 4,
      disc: Disc(centre: CGPoint(x: 0.4, y: 0.6), radius: 0.12, color: 0xFFE9A8), shore: 0.72),
    Landscape(
      name: "glacier", seed: 88, sky: [0x5AA9D6, 0xBFE3F2, 0xF6FBFF], ridges: (0xE3F1F8, 0x4C7A99),
      ridgeCount: 5),
    Landscape(
      name: "dusk", seed: 99, sky: [0x1B2A49, 0x4F5D8C, 0xC98BA8, 0xF8C9A0],
      ridges: (0x8E7BA6, 0x131A33), shore: 0.7),
    Landscape(
      name: "meadow", seed: 123, sky: [0x4DA3E0, 0xA9DBF7, 0xF2FAFF], ridges: (0x9FCFA0, 0x2F7D3B),
      ridgeCount: 5,
      disc: Disc(centre: CGPoint(x: 0.82, y: 0.2), radius: 0.05, color: 0xFFFDF0)),
  ]
}
