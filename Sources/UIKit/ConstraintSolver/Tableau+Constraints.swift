extension Tableau {
  /// Adds a must. Where it contradicts others it stays out, and the others' origins are returned.
  mutating func require(_ constraint: LinearConstraint, origin: Int) -> [Int]? {
    let extra = addVariable(constraint.relation == .equalToZero ? .marker : .restricted)
    origins[extra] = origin
    let sum = reduced(constraint.expression)
    let equation = sum - LinearExpression(variable: extra)
    if let subject = freeVariable(in: sum) {
      define(subject, by: equation)
      return nil
    }
    if constraint.relation == .atLeastZero, sum.constant >= -Self.tolerance {
      setRow(of: extra, to: sum)
      return nil
    }
    return requireByArtificial(equation.constant < 0 ? equation * -1 : equation, origin: origin)
  }

  /// Adds constraints of one level of priority, and comes as close to them as can be.
  mutating func prefer(_ constraints: [LinearConstraint]) {
    let errors = constraints.flatMap { addErrors(of: $0) }
    let cost = addVariable(.free)
    let sum = errors.reduce(into: LinearExpression()) { $0.add(LinearExpression(variable: $1)) }
    setRow(of: cost, to: reduced(sum))
    minimize(cost)
    for term in row(of: cost)?.terms ?? [] where term.coefficient > Self.tolerance {
      fixAtZero(term.variable)
    }
    removeRow(of: cost)
  }

  /// The first phase of the simplex method for one equation of restricted variables, whose constant
  /// is not negative: a variable of its own makes up for what is missing, and has to vanish.
  private mutating func requireByArtificial(_ equation: LinearExpression, origin: Int) -> [Int]? {
    let artificial = addVariable(.restricted)
    let cost = addVariable(.free)
    setRow(of: artificial, to: equation)
    setRow(of: cost, to: equation)
    minimize(cost)
    removeRow(of: cost)
    guard let row = row(of: artificial) else {
      fixAtZero(artificial)
      return nil
    }
    removeRow(of: artificial)
    guard row.constant <= Self.tolerance else {
      return row.terms.compactMap { origins[$0.variable] }.filter { $0 != origin }.sorted()
    }
    if let subject = row.terms.first(where: { kind(of: $0.variable) == .restricted }) {
      enter(subject.variable, by: row)
    }
    return nil
  }

  /// Adds a constraint that may be broken, and returns what says by how much.
  private mutating func addErrors(of constraint: LinearConstraint) -> [Int] {
    let above = addVariable(.restricted)
    let below = addVariable(.restricted)
    let sum = reduced(constraint.expression)
    let equation =
      sum - LinearExpression(variable: above) + LinearExpression(variable: below)
    if let subject = freeVariable(in: sum) {
      define(subject, by: equation)
    } else {
      enter(sum.constant >= 0 ? above : below, by: equation)
    }
    return constraint.relation == .equalToZero ? [above, below] : [below]
  }

  private func freeVariable(in sum: LinearExpression) -> Int? {
    sum.terms.last { kind(of: $0.variable) == .free }?.variable
  }

  /// Makes a basic variable, whose row has restricted ones only, as small as it gets. Taking the
  /// first variable each time, as Bland's rule has it, comes to an end.
  private mutating func minimize(_ cost: Int) {
    while let entering = row(of: cost)?.terms.first(where: {
      $0.coefficient < -Self.tolerance && kind(of: $0.variable) == .restricted
    })?.variable {
      let limits = restrictedRows(with: entering).filter { $0.coefficient < -Self.tolerance }
      let first = limits.min {
        let (a, b) = (-$0.constant / $0.coefficient, -$1.constant / $1.coefficient)
        return abs(a - b) > Self.tolerance ? a < b : $0.basic < $1.basic
      }
      guard let leaving = first?.basic else { return }
      pivot(entering: entering, leaving: leaving)
    }
  }

  private static var tolerance: Double { 1e-8 }
}
