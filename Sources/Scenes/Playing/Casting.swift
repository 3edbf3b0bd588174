import Transitions

/// Finds the animators that a script names.
enum Casting {
  /// What a step is to the catalog.
  enum Role: String {
    case push, pop, present, dismiss, select

    var family: CatalogEntry.Family {
      switch self {
      case .push, .pop: .navigation
      case .present, .dismiss: .modal
      case .select: .tab
      }
    }
  }

  /// Refuses a step whose transition there isn't, or doesn't go with what the step says.
  static func check(_ step: Step) throws(SceneError) {
    guard let cue = step.cue else { return }
    let entry = try entry(for: cue.motion, as: cue.role)
    guard case .push(_, _, let flight) = step, entry?.movesPicture != true,
      let place = flight.cell?.place ?? flight.onto?.place
    else { return }
    let movers = TransitionCatalog.all.filter { $0.movesPicture && $0.direction != .back }
    throw place.error(
      "'cell' and 'onto' go with a transition in which a picture flies: "
        + Spelling.enumeration(of: movers.map(\.name)))
  }

  /// The entry of the catalog that a motion names; nil if it names none.
  static func entry(for motion: Motion, as role: Role) throws(SceneError) -> CatalogEntry? {
    guard case .transition(let name) = motion else { return nil }
    guard let entry = TransitionCatalog.entry(named: name.value) else {
      let names = TransitionCatalog.all.map(\.name)
      throw name.place.error(
        "no transition is named '\(name.value)'" + Spelling.advice(for: name.value, among: names))
    }
    guard entry.family == role.family || entry.family == .any else {
      let others = TransitionCatalog.all.filter { $0.family == role.family || $0.family == .any }
      throw name.place.error(
        "'\(name.value)' is a \(entry.family.rawValue) transition and doesn't go with "
          + "\(role.rawValue); there are \(Spelling.enumeration(of: others.map(\.name)))")
    }
    return entry
  }
}

extension Step {
  /// How the step moves, and what it is to the catalog; nil for one that doesn't move.
  var cue: (motion: Motion, role: Casting.Role)? {
    switch self {
    case .hold: nil
    case .push(_, let motion, _): (motion, .push)
    case .pop(let motion): (motion, .pop)
    case .present(_, _, let motion): (motion, .present)
    case .dismiss(let motion): (motion, .dismiss)
    case .select(_, let motion): (motion, .select)
    }
  }
}
