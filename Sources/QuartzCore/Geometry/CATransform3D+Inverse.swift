extension CATransform3D {
  /// Gauss-Jordan with row pivoting; nil where a pivot vanishes.
  package var inverted: CATransform3D? {
    let (a, b, c, d) = rows
    var left = [a, b, c, d]
    var right: [SIMD4<Double>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
      let value = left[pivot][column]
      guard abs(value) > 1e-12, value.isFinite else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      left[column] /= value
      right[column] /= value
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    return CATransform3D(rows: right[0], right[1], right[2], right[3])
  }

  package var determinant: Double {
    let (a, b, c, d) = rows
    var m = [a, b, c, d]
    var result = 1.0
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(m[row][column]) > abs(m[pivot][column]) { pivot = row }
      let value = m[pivot][column]
      guard value != 0 else { return 0 }
      if pivot != column {
        m.swapAt(pivot, column)
        result = -result
      }
      result *= value
      for row in (column + 1)..<4 { m[row] -= m[row][column] / value * m[column] }
    }
    return result
  }
}
