import CPNG

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
    case .small: 9
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
