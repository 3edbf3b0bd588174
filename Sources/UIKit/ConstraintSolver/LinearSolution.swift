/// Values for the variables of a set of constraints.
struct LinearSolution: Equatable {
  /// A must that was left out, since it contradicts earlier ones.
  struct Conflict: Equatable {
    /// By their places in the set.
    let dropped: Int
    let others: [Int]
  }

  let values: [Double]
  let conflicts: [Conflict]

  func value(of expression: LinearExpression) -> Double {
    expression.value { values[$0] }
  }

  /// Solves for `variableCount` variables that may have any value.
  ///
  /// The method is the one of Cassowary (Badros, Borning, Stuckey 2001) without its weights: musts
  /// enter a simplex tableau one by one, then each level of priority, from the highest, makes the
  /// sum of its errors as small as the levels above leave room for. So a level dominates all lower
  /// ones, whatever their number. The result depends on the constraints and their order alone: what
  /// they leave open is 0, of a sum the variables with lower numbers.
  init(_ constraints: [LinearConstraint], variableCount: Int) {
    var tableau = Tableau(freeVariables: variableCount)
    var conflicts: [Conflict] = []
    for (index, constraint) in constraints.enumerated() where constraint.priority == nil {
      if let others = tableau.require(constraint, origin: index) {
        conflicts.append(Conflict(dropped: index, others: others))
      }
    }
    let levels = Dictionary(grouping: constraints) { $0.priority ?? .infinity }
    for (priority, level) in levels.sorted(by: { $0.key > $1.key }) where priority.isFinite {
      tableau.prefer(level)
    }
    values = Array(tableau.values.prefix(variableCount))
    self.conflicts = conflicts
  }
}
