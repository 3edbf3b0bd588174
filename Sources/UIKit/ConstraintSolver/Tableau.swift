/// Equations in solved form.
///
/// The variables that the constraints speak of are free: they have any value. An equation that has
/// one defines it, once and for all. What is left of the others makes the rows of the simplex
/// method: each basic variable as a sum of variables that are not basic, all of them restricted.
struct Tableau {
  enum Kind {
    case free
    /// At least 0.
    case restricted
    /// Always 0; it marks in which sums a must has gone in.
    case marker
  }

  private var kinds: [Kind]

  /// What free variables are, in sums of what was neither basic nor defined at the time.
  private var definitions: [(variable: Int, sum: LinearExpression)] = []
  private var definitionIndices: [Int?]

  private var rows: [LinearExpression?]

  /// The rows that contain a variable, and maybe some that did once.
  private var users: [[Int]]

  /// The must that a slack or a marker stands for, by variable.
  var origins: [Int: Int] = [:]

  init(freeVariables: Int) {
    kinds = Array(repeating: .free, count: freeVariables)
    definitionIndices = Array(repeating: nil, count: freeVariables)
    rows = Array(repeating: nil, count: freeVariables)
    users = Array(repeating: [], count: freeVariables)
  }

  /// The value of each variable: 0 for those that are neither basic nor defined.
  var values: [Double] {
    var values = rows.map { $0?.constant ?? 0 }
    for (variable, sum) in definitions.reversed() {
      values[variable] = sum.value { values[$0] }
    }
    return values
  }

  func kind(of variable: Int) -> Kind { kinds[variable] }

  /// The sum that a basic variable is; nil for one that is not basic.
  func row(of variable: Int) -> LinearExpression? { rows[variable] }

  mutating func addVariable(_ kind: Kind) -> Int {
    kinds.append(kind)
    definitionIndices.append(nil)
    rows.append(nil)
    users.append([])
    return kinds.count - 1
  }

  /// The same sum without variables that are basic or defined.
  func reduced(_ expression: LinearExpression) -> LinearExpression {
    var result = expression
    // An early definition may contain what was defined later.
    while let next = result.terms.compactMap({ definitionIndices[$0.variable] }).min() {
      let (variable, sum) = definitions[next]
      if let coefficient = result.remove(variable) { result.add(sum, times: coefficient) }
    }
    for term in result.terms {
      guard let row = rows[term.variable] else { continue }
      if let coefficient = result.remove(term.variable) { result.add(row, times: coefficient) }
    }
    return result
  }

  /// Has the equation `sum` = 0 say what a free variable is.
  mutating func define(_ variable: Int, by sum: LinearExpression) {
    definitionIndices[variable] = definitions.count
    definitions.append((variable, sum.solved(for: variable)))
  }

  /// Makes `variable` basic.
  mutating func setRow(of variable: Int, to expression: LinearExpression) {
    rows[variable] = expression
    for term in expression.terms where kinds[term.variable] != .marker {
      users[term.variable].append(variable)
    }
  }

  mutating func removeRow(of variable: Int) {
    rows[variable] = nil
  }

  /// Makes `entering` basic in place of `leaving`, whose row contains it.
  mutating func pivot(entering: Int, leaving: Int) {
    guard let row = rows[leaving] else { return }
    rows[leaving] = nil
    enter(entering, by: row - LinearExpression(variable: leaving))
  }

  /// Has the equation `sum` = 0 make a restricted variable basic.
  mutating func enter(_ variable: Int, by sum: LinearExpression) {
    let row = sum.solved(for: variable)
    let concerned = users[variable]
    users[variable] = []
    for user in concerned {
      guard let coefficient = rows[user]?.remove(variable), var old = rows[user] else { continue }
      rows[user] = nil
      old.add(row, times: coefficient) { entered in
        if kinds[entered] != .marker { users[entered].append(user) }
      }
      rows[user] = old
    }
    setRow(of: variable, to: row)
  }

  /// Keeps a restricted variable that is not basic at 0 from now on.
  mutating func fixAtZero(_ variable: Int) {
    for user in users[variable] { _ = rows[user]?.remove(variable) }
    users[variable] = []
    rows[variable] = LinearExpression()
    kinds[variable] = .marker
  }

  /// The rows of restricted variables that contain `variable`.
  func restrictedRows(with variable: Int) -> [(basic: Int, constant: Double, coefficient: Double)] {
    users[variable].compactMap { user in
      guard kinds[user] == .restricted, let row = rows[user],
        let coefficient = row.coefficient(of: variable)
      else { return nil }
      return (user, row.constant, coefficient)
    }
  }
}
