public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The home button on the right.
  case landscapeLeft = 3
  /// The home button on the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
