/// The errors that the pixels of a row hand down to the next one.
struct DiffusedErrors: ~Copyable {
  /// A ring: a pixel's place is free once it is painted, and then holds what goes to the one below it.
  private let errors: UnsafeMutableBufferPointer<ColourPoint>
  private let width: Int

  /// How much of its error a pixel hands to the next one, and how much to the one below. All of it would
  /// be dither, which costs more bytes than it is worth in motion.
  static let share: Float = 0.4

  init(width: Int) {
    self.width = width
    var capacity = 1
    while capacity < width { capacity *= 2 }
    errors = .allocate(capacity: capacity)
    errors.initialize(repeating: ColourPoint())
  }

  deinit { errors.deallocate() }

  /// What a pixel gets from above, if everything before `painted` is painted.
  @inline(__always)
  func error(at place: Int, painted: Int) -> ColourPoint {
    place < painted + width ? errors[place & (errors.count - 1)] : ColourPoint()
  }

  /// Hands an error to the pixel below.
  @inline(__always)
  func hand(_ error: ColourPoint, from place: Int) {
    // The ring may be longer than a row.
    errors[(place + width) & (errors.count - 1)] = error * Self.share
  }
}
