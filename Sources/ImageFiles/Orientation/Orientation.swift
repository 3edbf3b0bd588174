/// How a stored picture is turned to stand upright: the values of EXIF's tag 0x0112 (CIPA DC-008).
enum Orientation: Int, CaseIterable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether the upright picture is as wide as the stored one is high.
  var swapsSides: Bool { rawValue >= 5 }
}
