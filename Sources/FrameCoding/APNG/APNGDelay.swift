/// How long a frame stands, as an APNG says it: a fraction of a second of two 16-bit numbers.
struct APNGDelay: Equatable {
  let seconds: Fraction

  /// In these the usual frame rates, from 24 to 120, and milliseconds are whole numbers.
  static let tick = FrameTick(
    perSecond: 705_600_000, fewest: FrameTick.shortestObeyed * 705_600,
    most: longest * 705_600_000)

  /// In seconds.
  static let longest = Fraction.most

  /// - Parameter ticks: 0 or more; the longest delay stands for what is longer.
  init(ticks: Int) {
    seconds = Fraction(min(ticks, Self.tick.most), over: Int(Self.tick.perSecond))
  }

  /// The nearest whole number.
  var ticks: Int {
    let perSecond = Int(Self.tick.perSecond)
    return (seconds.numerator * perSecond + seconds.denominator / 2) / seconds.denominator
  }
}
