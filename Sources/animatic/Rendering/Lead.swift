import Scenes
import UserCode

/// What an app's files are played for: the animator, the delegate, … that the command line names, or the
/// only one that there is.
struct Lead {
  var kind: Kind
  /// The Swift expression that makes it.
  var expression: String
  /// The protocols and classes of UIKit's that its class is known to have.
  var types: [String] = []
  /// Whether it names a presentation controller itself.
  var presents = false

  enum Kind {
    case animator, delegate, presentation, segue
    /// Nothing of the files: screens of theirs, between which UIKit's own transition plays.
    case system

    /// In the order in which they are looked for.
    fileprivate static let wanted: [Kind] = [.animator, .delegate, .presentation, .segue]

    /// What a class is, or what it inherits from, that can play this part.
    fileprivate var types: [String] {
      switch self {
      case .animator: ["UIViewControllerAnimatedTransitioning"]
      case .delegate:
        [
          "UIViewControllerTransitioningDelegate", "UINavigationControllerDelegate",
          "UITabBarControllerDelegate",
        ]
      case .presentation: ["UIPresentationController"]
      case .segue: ["UIStoryboardSegue"]
      case .system: []
      }
    }

    fileprivate var option: String {
      switch self {
      case .animator: "--animator"
      case .delegate: "--delegate"
      case .presentation: "--presentation"
      case .segue: "--segue"
      case .system: "--screen"
      }
    }
  }
}

extension Lead {
  /// - Parameters:
  ///   - cast: What the command line names.
  ///   - declarations: Of the files.
  ///   - words: How the command line calls the files.
  init(
    _ cast: CastOptions, among declarations: Declarations, of words: [String]
  ) throws(UsageError) {
    let named: [(kind: Kind, expression: String?)] = [
      (.animator, cast.animator), (.delegate, cast.delegate), (.segue, cast.segue),
      (.presentation, cast.presentation),
    ]
    let given = named.filter { $0.expression != nil }
    // A presentation controller goes with an animator.
    if let first = given.first, let expression = first.expression {
      let isFitting = given.count == 1 || given.map(\.kind) == [.animator, .presentation]
      guard isFitting else {
        throw UsageError(
          "'\(given[0].kind.option)' and '\(given[1].kind.option)' both say how the screen changes; "
            + "give one")
      }
      self.init(kind: first.kind, expression: expression)
      if let type = declarations.type(madeBy: expression) { know(type, declarations) }
    } else {
      self = try Self.only(cast, among: declarations, of: words)
    }
  }

  /// The only class that can be played: an animator, failing that a delegate, and so on.
  private static func only(
    _ cast: CastOptions, among declarations: Declarations, of words: [String]
  ) throws(UsageError) -> Lead {
    let files = words.joined(separator: ", ")
    var unmakeable: [String] = []
    for kind in Kind.wanted {
      let fitting = declarations.types.filter { type in
        type.kind == .class && type.access == .module && !type.isGeneric
          && kind.types.contains { declarations.conforms(type, to: $0) }
      }
      var leads: [Lead] = []
      for lead in fitting.compactMap({ Lead(kind, $0, declarations) })
      where !leads.contains(where: { $0.expression == lead.expression }) {
        leads.append(lead)
      }
      if leads.count == 1 { return leads[0] }
      guard leads.isEmpty else {
        let choices = leads.map { "\(kind.option) '\($0.expression)'" }
        throw UsageError(
          "\(files): which one is to be played? \(choices.joined(separator: ", or "))")
      }
      unmakeable += fitting.map { "\(kind.option) '\($0.name)(…)'" }
    }
    if !cast.screen.isEmpty { return Lead(kind: .system, expression: "") }
    guard unmakeable.isEmpty else {
      throw UsageError(
        "\(files): nothing can be made without arguments; say with which: "
          + unmakeable.joined(separator: ", or "))
    }
    throw UsageError(
      "\(files): no class is an animator, a delegate, a presentation controller or a segue that can "
        + "be named from outside; name what makes one with --animator or --delegate")
  }

  private init?(
    _ kind: Kind, _ type: Declarations.TypeDeclaration, _ declarations: Declarations
  ) {
    self.init(kind: kind, expression: "")
    know(type, declarations)
    switch kind {
    case .animator, .delegate:
      if let shared = type.sharedInstance {
        expression = "\(type.name).\(shared)"
      } else if type.canBeMadeWithoutArguments {
        expression = "\(type.name)()"
      } else {
        return nil
      }
    case .presentation:
      expression = "\(type.name)(presentedViewController: presented, presenting: presenting)"
    case .segue: expression = "\(type.name).self"
    case .system: return nil
    }
  }
}

extension Lead {
  private mutating func know(
    _ type: Declarations.TypeDeclaration, _ declarations: Declarations
  ) {
    types = kind.types.filter { declarations.conforms(type, to: $0) }
    presents = type.methods.contains {
      $0.hasPrefix("presentationController(forPresented:")
        || $0.hasPrefix("presentationControllerFor")
    }
  }

  /// How the screen most likely changes: by what the class is, or by its name.
  var likelyStart: CastOptions.Start {
    switch kind {
    case .segue:
      let name = expression.lowercased()
      return ["unwind", "dismiss", "back"].contains(where: name.contains) ? .unwind : .segue
    case .presentation, .system: return .present
    case .delegate:
      if types.contains("UINavigationControllerDelegate") { return .push }
      return types.contains("UITabBarControllerDelegate") ? .select : .present
    case .animator:
      let name = expression.prefix { $0 != "(" }.lowercased()
      let hints: [(String, CastOptions.Start)] = [
        ("dismiss", .dismiss), ("pop", .pop), ("push", .push), ("present", .present),
        ("modal", .present), ("tab", .select),
      ]
      return hints.first { name.contains($0.0) }?.1 ?? .push
    }
  }
}

extension Declarations {
  /// The type that an expression begins with: `Card(edge: .left)`, `Card.shared`.
  fileprivate func type(madeBy expression: String) -> TypeDeclaration? {
    let path = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let outer = path.split(separator: ".").dropLast().joined(separator: ".")
    return type(named: String(path)) ?? type(named: outer)
  }
}
