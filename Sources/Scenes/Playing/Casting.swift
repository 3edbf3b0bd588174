import Transitions

/// Finds the animators and controllers that a script names.
enum Casting {
  /// What a move is to the catalog.
  enum Role: String {
    case push, pop, present, dismiss, select, segue, unwind

    /// Nil: no animator of the catalog goes with it.
    var family: CatalogEntry.Family? {
      switch self {
      case .push, .pop: .navigation
      case .present, .dismiss: .modal
      case .select: .tab
      case .segue, .unwind: nil
      }
    }

    /// Nil: either.
    fileprivate var direction: CatalogEntry.Direction? {
      switch self {
      case .push, .present, .segue: .there
      case .pop, .dismiss, .unwind: .back
      case .select: nil
      }
    }

    fileprivate func goes(with family: CatalogEntry.Family) -> Bool {
      family == self.family || family == .any
    }

    fileprivate func goes(with direction: CatalogEntry.Direction) -> Bool {
      self.direction == nil || direction == .both || direction == self.direction
    }
  }

  /// Refuses a step that names what there isn't, or what doesn't go together.
  static func check(_ step: Step, _ profile: Canvas.Profile) throws(SceneError) {
    guard case .move(let move, let motion) = step else { return }
    let entry = try entry(for: motion.way, as: move.role)
    if let place = motion.drive?.place ?? motion.interaction?.text.place {
      try check(motion.way, drivenAt: place)
    }
    switch move {
    case .push(_, let flight): try check(flight, with: entry)
    case .present(_, let presentation):
      _ = try self.entry(for: presentation)
      try check(presentation, with: entry, profile)
    case .segue, .unwind: _ = try segue(of: move)
    case .pop, .dismiss, .select: break
    }
  }

  /// Refuses to drive what can't be driven, or what a delegate drives.
  private static func check(_ way: Motion.Way, drivenAt place: SourcePlace) throws(SceneError) {
    switch way {
    case .transition, .animator: break
    case .standard, .none: throw undrivable(at: place)
    case .delegate:
      throw place.error(
        "the delegate says itself what drives its transitions; leave this out, or name an animator "
          + "with 'animator'")
    }
  }

  private static func check(_ flight: Flight, with entry: CatalogEntry?) throws(SceneError) {
    guard entry?.movesPicture != true, let place = flight.cell?.place ?? flight.onto?.place
    else { return }
    let movers = TransitionCatalog.all.filter { $0.movesPicture && $0.direction != .back }
    throw place.error(
      "'cell' and 'onto' go with a transition in which a picture flies: "
        + Spelling.enumeration(of: movers.map(\.name)))
  }

  /// Refuses a transition that moves the page that presents where that page stays in its place.
  private static func check(
    _ presentation: Presentation, with entry: CatalogEntry?, _ profile: Canvas.Profile
  ) throws(SceneError) {
    guard let entry, entry.family == .modal, entry.movesPresenter else { return }
    if let style = presentation.style {
      guard style.value.keepsPresenter(profile) else { return }
      throw style.place.error(
        "'\(entry.name)' moves the page that presents, which stays in its place in the style "
          + "'\(style.value.rawValue)'; leave 'style' out, or say fullScreen")
    }
    guard let controller = presentation.controller else { return }
    throw controller.place.error(
      "'\(entry.name)' moves the page that presents, which stays in its place behind "
        + "'\(controller.value)'; leave 'presentation' out, or name another transition")
  }

  /// The entry of the catalog that a motion names; nil if it names none.
  static func entry(for way: Motion.Way, as role: Role) throws(SceneError) -> CatalogEntry? {
    guard case .transition(let name) = way else { return nil }
    guard let entry = TransitionCatalog.entry(named: name.value) else {
      throw unknown(name, "transition", among: TransitionCatalog.all.map(\.name))
    }
    guard role.goes(with: entry.family) else {
      let others = TransitionCatalog.all.filter {
        role.goes(with: $0.family) && role.goes(with: $0.direction)
      }
      throw name.place.error(
        "'\(name.value)' is a \(entry.family.rawValue) transition and doesn't go with "
          + "\(role.rawValue); there are \(Spelling.enumeration(of: others.map(\.name)))")
    }
    guard role.goes(with: entry.direction) else {
      let way = entry.direction == .back ? "goes back" : "doesn't go back"
      throw name.place.error(
        "'\(name.value)' \(way), so that it doesn't go with \(role.rawValue); "
          + "'\(entry.wayBack)' does")
    }
    return entry
  }

  /// The presentation controller of the catalog that a step names; nil if it names none.
  static func entry(
    for presentation: Presentation
  ) throws(SceneError) -> PresentationCatalog.Entry? {
    guard let name = presentation.controller, presentation.expression == nil else { return nil }
    if let entry = PresentationCatalog.entry(named: name.value) { return entry }
    throw unknown(name, "presentation controller", among: PresentationCatalog.all.map(\.name))
  }

  /// What the gesture drives its transition with; nil if nothing. Refuses what doesn't go together.
  static func driver(
    of gesture: Gesture, _ profile: Canvas.Profile
  ) throws(SceneError) -> InteractionCatalog.Entry? {
    try check(.move(gesture.move, gesture.motion), profile)
    guard let name = gesture.driver else { return nil }
    guard let entry = InteractionCatalog.entry(named: name.value) else {
      throw unknown(name, "driver", among: InteractionCatalog.all.map(\.name))
    }
    try check(gesture.motion.way, drivenAt: name.place)
    if let fault = gesture.fault(with: entry) { throw name.place.error(fault) }
    return entry
  }

  /// The class of the catalog that a segue names; nil if it names none.
  static func segue(of move: Move) throws(SceneError) -> SegueCatalog.Entry? {
    guard let name = move.segueClass, move.segueExpression == nil else { return nil }
    let unwinds = if case .unwind = move { true } else { false }
    let fitting = SegueCatalog.all.filter { $0.unwinds == unwinds }
    if let entry = fitting.first(where: { $0.name == name.value }) { return entry }
    if SegueCatalog.entry(named: name.value) != nil {
      throw name.place.error(
        "'\(name.value)' \(unwinds ? "doesn't unwind" : "unwinds"): it goes with "
          + "'\(unwinds ? "segue" : "unwind")'; here there \(fitting.count == 1 ? "is" : "are") "
          + Spelling.enumeration(of: fitting.map(\.name)))
    }
    throw unknown(name, unwinds ? "unwind segue" : "segue", among: fitting.map(\.name))
  }

  private static func undrivable(at place: SourcePlace) -> SceneError {
    place.error(
      "UIKit lets only transitions be driven that have an animator: name one with 'transition' or "
        + "'animator'")
  }

  private static func unknown(
    _ name: Located<String>, _ what: String, among names: [String]
  ) -> SceneError {
    name.place.error(
      "no \(what) is named '\(name.value)'" + Spelling.advice(for: name.value, among: names))
  }
}

extension Move {
  /// What the move is to the catalog.
  var role: Casting.Role {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    case .select: .select
    case .segue: .segue
    case .unwind: .unwind
    }
  }
}
