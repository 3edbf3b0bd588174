import Stage

/// The times of a strip, row by row.
struct StripRows {
  private let rows: [[Double]]

  /// How many frames stand side by side at most, unless somebody says so.
  private static let most = 8

  /// - Parameters:
  ///   - rows: One row that is too long is broken into equal ones.
  ///   - columns: How many frames stand side by side, whatever the rows.
  init(_ rows: [[Double]], columns: Int?) {
    let times = rows.flatMap(\.self)
    if let columns {
      self.rows = Self.broken(times, columns: columns)
    } else if rows.count == 1 {
      let count = (times.count + Self.most - 1) / Self.most
      self.rows = Self.broken(times, columns: (times.count + count - 1) / max(count, 1))
    } else {
      self.rows = rows
    }
  }

  var times: [Double] { rows.flatMap(\.self) }
  var columns: Int { rows.map(\.count).max() ?? 0 }

  /// With what stands below the frames: seconds, all with as many digits as are needed.
  var captioned: [[(time: Double, caption: String)]] {
    let digits = (0...3).first { digits in
      times.allSatisfy { abs($0.rounded(digits) - $0.rounded(3)) < 1e-9 }
    }
    return rows.map { $0.map { ($0, $0.fixed(digits ?? 3) + " s") } }
  }

  private static func broken(_ times: [Double], columns: Int) -> [[Double]] {
    stride(from: 0, to: times.count, by: max(columns, 1)).map {
      Array(times[$0..<min($0 + columns, times.count)])
    }
  }
}

extension Double {
  /// With so many digits behind the point.
  fileprivate func fixed(_ digits: Int) -> String {
    guard digits > 0 else { return String(Int(rounded())) }
    return String(clock.dropLast(3 - digits))
  }

  fileprivate func rounded(_ digits: Int) -> Double {
    let tens = [1.0, 10, 100, 1000][digits]
    return (self * tens).rounded() / tens
  }
}
