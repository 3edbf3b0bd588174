public import Raster

/// How a GIF is made.
public struct GIFOptions: Sendable, Equatable {
  /// How often the film plays.
  public enum Repetition: Sendable, Equatable {
    case forever
    case once
    /// So many times in all, 2 or more; 1 is `once`.
    case times(Int)

    /// So many times in all; 0 is for ever.
    public init(plays: Int) {
      self =
        switch plays {
        case 0: .forever
        case 1: .once
        default: .times(plays)
        }
    }

    /// How many times in all; 0 is for ever.
    public var plays: Int {
      switch self {
      case .forever: 0
      case .once: 1
      case .times(let count): count
      }
    }
  }

  /// Where a colour that the palette lacks is mixed from two that it has.
  ///
  /// Unless it is `full`, frames in motion have no pattern, and those that are gone within 5
  /// centiseconds may show near colours; what then stands still is painted well, once.
  public enum Dither: String, Sendable, CaseIterable {
    case none
    /// Only in smooth gradients that stand, where bands would show.
    case smooth
    /// Wherever a colour is missing.
    case full
  }

  /// How much time is spent on looking for what takes fewer bytes.
  public enum Speed: String, Sendable, CaseIterable {
    case fast, `default`, best
  }

  /// Nobody sees what is lost at arm's length.
  public static let usualQuality = 90

  public var repetition: Repetition
  /// 1 to 100: how much of what moves may be painted in near colours that take fewer bytes. At 100
  /// nothing is.
  public var quality: Int
  public var speed: Speed
  /// 2 to 256: how many colours a palette has at most. One of more than two belongs to what stays as it
  /// is, unless nothing moves.
  public var colors: Int
  public var dither: Dither
  /// Whether every frame is shown exactly, whatever quality, colours and dither say; one of more than
  /// 256 colours is then an error.
  public var isLossless: Bool
  /// What shows through transparent pixels. Where it is nil they stay clear, if they are less than half
  /// opaque; the others become opaque, for a GIF has nothing between.
  public var matte: Pixel?

  public init(
    repetition: Repetition = .forever, quality: Int = usualQuality,
    speed: Speed = .default, colors: Int = 256, dither: Dither = .smooth, isLossless: Bool = false,
    matte: Pixel? = Pixel(red: 255, green: 255, blue: 255)
  ) {
    (self.repetition, self.quality, self.speed) = (repetition, quality, speed)
    (self.colors, self.dither, self.isLossless) = (colors, dither, isLossless)
    self.matte = matte
  }
}

extension GIFOptions {
  /// The same, where what `isLossless` overrules says so.
  var settled: GIFOptions {
    precondition((1...100).contains(quality), "a quality is 1 to 100")
    precondition((2...256).contains(colors), "a palette has 2 to 256 colours")
    guard isLossless else { return self }
    var exact = self
    (exact.quality, exact.colors, exact.dither) = (100, 256, .none)
    return exact
  }
}

extension GIFOptions.Repetition {
  /// What the loop block says: 0 for ever, n for n more plays; nil where it is left out.
  var loopCount: Int? {
    switch self {
    case .forever: 0
    case .once: nil
    case .times(let count): count > 1 ? min(count - 1, 65_535) : nil
    }
  }
}
