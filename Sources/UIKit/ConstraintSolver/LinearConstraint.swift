/// What a sum must be, or should be.
struct LinearConstraint: Equatable {
  enum Relation: Equatable {
    case equalToZero, atLeastZero
  }

  var expression: LinearExpression
  var relation: Relation

  /// nil is a must; what may give way has the higher a number the more it counts. No sum of lower
  /// ones outweighs a higher one.
  var priority: Double?

  init(_ expression: LinearExpression, _ relation: Relation, priority: Double? = nil) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
