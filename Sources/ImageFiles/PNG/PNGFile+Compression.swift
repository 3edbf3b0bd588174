import CPNG

/// Measured on app-like pages of 750 × 1334 pixels, one core: `fast` takes 14 to 29 ms for 250 to 770 KB,
/// `small` 90 to 360 ms for 180 to 530 KB. Level 9 takes ten times as long again and saves 4 to 15 %;
/// choosing between filters at level 1 costs 3 ms and saves 0 to 10 %.
extension PNGFile.Compression {
  var filters: [PNGFilter] {
    switch self {
    case .fast: [.up]
    case .small: [.none, .sub, .up, .paeth]
    }
  }

  /// zlib's, 1 to 9.
  var level: Int32 {
    switch self {
    case .fast: 1
    case .small: 6
    }
  }

  var strategy: Int32 { Z_DEFAULT_STRATEGY }

  /// The stream that belongs into IDAT.
  func pack(_ rows: PNGRows) -> [UInt8] {
    var deflater = Deflater(level: level, strategy: strategy)
    rows.forEach { deflater.add($0) }
    return deflater.finish()
  }
}
