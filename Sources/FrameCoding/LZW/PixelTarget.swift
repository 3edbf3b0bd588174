/// What a pixel asks of the index that it is painted with.
struct PixelTarget {
  /// What is best for it.
  let first: UInt8
  /// What does as well where nothing else will; else the palette's nearest colour.
  let second: UInt8
  /// Whether no other will do.
  let isExact: Bool
  /// The colour of `first`.
  let best: ColourPoint
  /// What leaves the pixel as it is shown, if that can be.
  let transparent: UInt8?
  let shown: ColourPoint
  private let own: ColourPoint
  /// The errors of its neighbours that it is to make good.
  private let carried: ColourPoint
  private let room: Float
  /// The distance of `best` from what is wanted.
  private let least: Float
  private let price: Float

  @inline(__always)
  init(exactly first: UInt8, _ second: UInt8) {
    (self.first, self.second, isExact) = (first, second, true)
    (best, shown, own, carried) = (ColourPoint(), ColourPoint(), ColourPoint(), ColourPoint())
    (transparent, room, least, price) = (nil, 0, 0, 0)
  }

  @inline(__always)
  init(
    _ room: Room, carried: ColourPoint, first: UInt8, second: UInt8, best: ColourPoint,
    transparent: UInt8?, shown: ColourPoint, errorCost: Float
  ) {
    (self.first, self.second, isExact) = (first, second, false)
    (self.best, self.transparent, self.shown, self.carried) = (best, transparent, shown, carried)
    own = ColourPoint(room.word)
    self.room = room.distance
    least = (own + carried).distance(best)
    price = errorCost / self.room
  }

  /// What a colour costs, in pixels, for being farther from what is wanted than the best; nil if it is
  /// too far off.
  @inline(__always)
  func cost(of colour: ColourPoint) -> Float? {
    let distance = (own + carried).distance(colour)
    guard distance <= room, own.distance(colour) <= room else { return nil }
    return max(0, distance - least) * price
  }

  /// The error that a colour leaves. That of the palette is not in it.
  @inline(__always)
  func error(of colour: ColourPoint) -> ColourPoint { carried + best - colour }
}
