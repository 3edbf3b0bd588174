import Testing

@testable import UIKit

@Suite("Linear constraints")
struct LinearSolutionTests {
  private func x(_ variable: Int, _ coefficient: Double = 1) -> LinearExpression {
    LinearExpression(variable: variable, coefficient: coefficient)
  }

  private func equal(_ sum: LinearExpression, _ value: Double, _ priority: Double? = nil)
    -> LinearConstraint
  {
    LinearConstraint(sum + -value, .equalToZero, priority: priority)
  }

  private func atLeast(_ sum: LinearExpression, _ value: Double, _ priority: Double? = nil)
    -> LinearConstraint
  {
    LinearConstraint(sum + -value, .atLeastZero, priority: priority)
  }

  private func atMost(_ sum: LinearExpression, _ value: Double, _ priority: Double? = nil)
    -> LinearConstraint
  {
    LinearConstraint(sum * -1 + value, .atLeastZero, priority: priority)
  }

  @Test("Equations are solved, whatever their order")
  func equations() {
    let constraints = [
      equal(x(0) + x(1), 10), equal(x(0) - x(1), 2), equal(x(2) - x(0, 2), 1),
    ]

    #expect(LinearSolution(constraints, variableCount: 3).values == [6, 4, 13])
    #expect(LinearSolution(constraints.reversed(), variableCount: 3).values == [6, 4, 13])
  }

  @Test("A variable that nothing is said of is 0; of an open sum the later variable has it all")
  func ambiguity() {
    #expect(LinearSolution([equal(x(1), 5)], variableCount: 2).values == [0, 5])
    #expect(LinearSolution([equal(x(0) + x(1), 5)], variableCount: 2).values == [0, 5])
  }

  @Test("Inequalities hold, at both ends of what they leave")
  func inequalities() {
    let range = [atLeast(x(0), 3), atMost(x(0), 7)]

    #expect(LinearSolution(range + [equal(x(0), 0, 1)], variableCount: 1).values == [3])
    #expect(LinearSolution(range + [equal(x(0), 5, 1)], variableCount: 1).values == [5])
    #expect(LinearSolution(range + [equal(x(0), 9, 1)], variableCount: 1).values == [7])
  }

  @Test("One constraint of 751 beats a thousand of 750")
  func levels() {
    let many = (0..<1000).map { _ in equal(x(0), 100, 750) }

    #expect(LinearSolution(many + [equal(x(0), 1, 751)], variableCount: 1).values == [1])
    #expect(LinearSolution([equal(x(0), 1, 751)] + many, variableCount: 1).values == [1])
  }

  @Test("Within a level, the sum of the errors is as small as can be")
  func sumOfErrors() {
    let wishes = [equal(x(0), 0, 5), equal(x(0), 10, 5), equal(x(0), 30, 5)]

    #expect(LinearSolution(wishes, variableCount: 1).values == [10])
  }

  @Test("What a higher level leaves open, a lower one decides")
  func lowerLevels() {
    let constraints = [
      equal(x(0) + x(1), 100), atLeast(x(0), 30, 750), atLeast(x(1), 90, 740),
      equal(x(0), 10, 250), equal(x(1), 10, 250),
    ]

    #expect(LinearSolution(constraints, variableCount: 2).values == [30, 70])
  }

  @Test("The last must of a contradiction is dropped, and told with what it contradicts")
  func conflicts() {
    let constraints = [
      equal(x(0), 5), equal(x(1), 7), equal(x(2) - x(0), 1), equal(x(2), 8), atMost(x(2), 6),
    ]

    let solution = LinearSolution(constraints, variableCount: 3)

    #expect(solution.values == [5, 7, 6])
    #expect(solution.conflicts == [LinearSolution.Conflict(dropped: 3, others: [0, 2])])
  }

  @Test("Inequalities contradict each other, too")
  func inequalityConflicts() {
    let constraints = [
      atLeast(x(0), 10), atLeast(x(1), 10), atMost(x(0) + x(1), 15), equal(x(0) - x(1), 2),
    ]

    let solution = LinearSolution(constraints, variableCount: 2)

    #expect(solution.conflicts == [LinearSolution.Conflict(dropped: 2, others: [0, 1])])
    #expect(solution.values[0] - solution.values[1] == 2)
    #expect(solution.values.allSatisfy { $0 >= 10 })
  }

  @Test("A constraint said twice is no contradiction")
  func redundancy() {
    let constraints = [
      equal(x(0), 5), equal(x(0), 5), equal(x(0, 2), 10), atLeast(x(0), 5), atMost(x(0), 5),
    ]

    let solution = LinearSolution(constraints, variableCount: 1)

    #expect(solution.values == [5])
    #expect(solution.conflicts.isEmpty)
  }

  @Test("An equation of what inequalities have bound is solved without leaving the bounds")
  func boundEquations() {
    let constraints = [
      atLeast(x(0), 1), atLeast(x(1), 2), atMost(x(0), 4), equal(x(0) + x(1), 9),
      equal(x(0) - x(1), -5),
    ]

    #expect(LinearSolution(constraints, variableCount: 2).values == [2, 7])
  }

  @Test("A contradiction leaves nothing behind in the tableau", arguments: 0..<50)
  func afterConflicts(seed: Int) {
    var random = seed &* 7919 &+ 17
    func next(_ limit: Int) -> Int {
      random = (random &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return (random >> 8) % limit
    }
    let constraints = (0..<24).map { _ in
      let sum = x(next(6), Double(next(3) + 1)) - x(next(6), Double(next(2)))
      return next(2) == 0 ? atLeast(sum, Double(next(20))) : equal(sum, Double(next(20)))
    }

    let solution = LinearSolution(constraints, variableCount: 6)
    let dropped = solution.conflicts.map(\.dropped)
    let kept = constraints.indices.filter { !dropped.contains($0) }.map { constraints[$0] }
    let again = LinearSolution(kept, variableCount: 6)

    #expect(again.conflicts.isEmpty)
    #expect(kept.allSatisfy { holds($0, in: solution) })
    #expect(kept.allSatisfy { holds($0, in: again) })
    #expect(
      solution.conflicts.allSatisfy { conflict in
        let culprits = (conflict.others + [conflict.dropped]).sorted().map { constraints[$0] }
        return LinearSolution(culprits, variableCount: 6).conflicts.count == 1
      })
  }

  private func holds(_ constraint: LinearConstraint, in solution: LinearSolution) -> Bool {
    let value = solution.value(of: constraint.expression)
    return constraint.relation == .equalToZero ? abs(value) < 1e-6 : value > -1e-6
  }

  @Test("Two hundred views with four constraints each take no time to speak of")
  func speed() {
    // Rows of a list, as wide as the list and one below the other, each with a wish for its height.
    let (count, width) = (200, 1000)
    let constraints = (0..<count).flatMap { row in
      let (left, top) = (width + row * 2, width + row * 2 + 1)
      let (w, h) = (row * 2, row * 2 + 1)
      return [
        equal(x(left), 0), equal(x(w), 320), equal(x(h), 44, 750),
        row == 0 ? equal(x(top), 0) : equal(x(top) - x(top - 2) - x(h - 2), 8),
      ]
    }

    let clock = ContinuousClock()
    var solution = LinearSolution([], variableCount: 0)
    let time = clock.measure {
      solution = LinearSolution(constraints, variableCount: width + count * 2)
    }

    #expect(solution.values[width + 399] == 199 * 52)
    #expect(time < .seconds(1))
  }
}
