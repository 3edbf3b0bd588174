/// A sum of variables, each with a coefficient, and a constant.
struct LinearExpression: Equatable {
  struct Term: Equatable {
    let variable: Int
    var coefficient: Double
  }

  var constant: Double

  /// In the order of the variables, none with a coefficient of 0.
  private(set) var terms: [Term] = []

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(variable: Int, coefficient: Double = 1) {
    constant = 0
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  var isConstant: Bool { terms.isEmpty }

  func coefficient(of variable: Int) -> Double? {
    index(of: variable).map { terms[$0].coefficient }
  }

  /// What the expression is worth where each variable has its value.
  func value(_ values: (Int) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
  }

  /// Adds a multiple of `other`.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    add(other, times: factor) { _ in }
  }

  /// Adds a multiple of `other`, and names the variables that were not in the sum before.
  mutating func add(
    _ other: LinearExpression, times factor: Double, entered: (Int) -> Void
  ) {
    constant += other.constant * factor
    guard !other.terms.isEmpty, factor != 0 else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    for term in other.terms {
      while mine < terms.count, terms[mine].variable < term.variable {
        sum.append(terms[mine])
        mine += 1
      }
      var coefficient = term.coefficient * factor
      if mine < terms.count, terms[mine].variable == term.variable {
        coefficient += terms[mine].coefficient
        mine += 1
      } else {
        entered(term.variable)
      }
      if abs(coefficient) > Self.tolerance {
        sum.append(Term(variable: term.variable, coefficient: coefficient))
      }
    }
    sum.append(contentsOf: terms[mine...])
    terms = sum
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes a variable out, and tells how often it was in.
  mutating func remove(_ variable: Int) -> Double? {
    index(of: variable).map { terms.remove(at: $0).coefficient }
  }

  /// What `variable`, which is in it, has to be so that the sum is 0.
  func solved(for variable: Int) -> LinearExpression {
    var solved = self
    guard let coefficient = solved.remove(variable) else { return self }
    solved.multiply(by: -1 / coefficient)
    return solved
  }

  private func index(of variable: Int) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? low : nil
  }

  /// What is smaller counts for nothing: the rounding of earlier sums.
  static let tolerance = 1e-9

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func + (a: LinearExpression, b: Double) -> LinearExpression {
    var sum = a
    sum.constant += b
    return sum
  }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    guard factor != 0 else { return LinearExpression() }
    var product = a
    product.multiply(by: factor)
    return product
  }
}
