/// A Swift expression over what a scene loads.
package struct SwiftExpression: Sendable, Equatable {
  /// What its value is for, and so which type it has.
  package enum Role: String, Sendable, CaseIterable {
    case animator, delegate, interaction, screen
    /// Of `presented` and `presenting`.
    case presentation
    /// Of `identifier`, `source` and `destination`.
    case segue
  }

  package var role: Role
  package var text: Located<String>

  package init(_ role: Role, _ text: Located<String>) {
    (self.role, self.text) = (role, text)
  }

  /// Whether words that may be a name of a catalog are an expression instead.
  static func isMeant(by words: String) -> Bool {
    words.contains { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == " ") }
  }
}

extension Scene {
  /// All of its expressions, in the order of the file.
  package var expressions: [SwiftExpression] {
    let screens = screens.compactMap(\.expression)
    let steps = script.flatMap(\.value.expressions)
    let answers = gestures.flatMap { $0.move.expressions + $0.motion.expressions }
    return screens + [delegate].compactMap(\.self) + steps + answers
  }
}

extension Screen {
  fileprivate var expression: SwiftExpression? {
    if case .controller(let screen) = content { screen.expression } else { nil }
  }
}

extension Step {
  fileprivate var expressions: [SwiftExpression] {
    if case .move(let move, let motion) = self { move.expressions + motion.expressions } else { [] }
  }
}

extension Move {
  /// The expression that a segue is made by.
  var segueExpression: SwiftExpression? {
    segueClass.flatMap { SwiftExpression.isMeant(by: $0.value) ? SwiftExpression(.segue, $0) : nil }
  }

  fileprivate var expressions: [SwiftExpression] {
    if case .present(_, let presentation) = self, let own = presentation.expression { return [own] }
    return [segueExpression].compactMap(\.self)
  }
}

extension Presentation {
  /// The expression that its controller is made by.
  var expression: SwiftExpression? {
    controller.flatMap {
      SwiftExpression.isMeant(by: $0.value) ? SwiftExpression(.presentation, $0) : nil
    }
  }
}

extension Motion {
  fileprivate var expressions: [SwiftExpression] {
    let animates: SwiftExpression? =
      switch way {
      case .animator(let expression), .delegate(let expression): expression
      case .standard, .none, .transition: nil
      }
    return [animates, interaction].compactMap(\.self)
  }
}
