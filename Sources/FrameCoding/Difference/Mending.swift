/// How much of what was painted in a hurry a frame paints again, though its source stands still.
///
/// What moves is gone before it is looked at: it is painted without a pattern and with the palette of
/// the moment. What then stands still is painted well, once, and left alone after that.
enum Mending {
  /// Colours that are far off.
  case errors
  /// And all that has stood still for a while.
  case older
  /// Everything: the frame will be looked at.
  case all
  /// And what was painted as well as it could be then: now a palette has every colour.
  case exact

  /// Whether nothing is painted in a hurry.
  var isThorough: Bool { self == .all || self == .exact }
}

/// Decides by the time frames stand.
struct MendingClock {
  /// A frame that stands so long is looked at, in centiseconds.
  private static let hold = 15
  /// After so long in motion what stands still meanwhile is mended, in centiseconds.
  private static let interval = 40
  /// What stands no longer than this is not looked at closely, in centiseconds.
  private static let fleeting = 5
  private var sinceOlder = 0

  /// Whether a frame is gone before anyone sees single pixels.
  static func isFleeting(ticks: Int, _ mending: Mending) -> Bool {
    !mending.isThorough && ticks <= fleeting
  }

  /// - Parameter isEnd: Whether the frame stays when the film is over.
  mutating func next(ticks: Int, isEnd: Bool) -> Mending {
    if isEnd || ticks >= Self.hold {
      sinceOlder = 0
      return .all
    }
    sinceOlder += ticks
    guard sinceOlder >= Self.interval else { return .errors }
    sinceOlder = 0
    return .older
  }
}
