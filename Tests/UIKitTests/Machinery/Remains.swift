import QuartzCore

@testable import UIKit

/// Something that was there for one transition, if it still is.
struct Guest {
  weak var object: AnyObject?
}

/// What is left over when nothing runs.
struct Remains: Equatable {
  var guests = 0
  var layers: Int
  var animations = 0
  var frozenLayers = 0
  var openTransitions = 0
  var nextDue: CFTimeInterval?
}

extension Remains {
  @MainActor
  init(of theatre: Theatre, _ guests: [Guest]) {
    let all = theatre.window.layer.all
    self.init(
      guests: guests.count { $0.object != nil },
      layers: all.count,
      animations: all.map(\.animations.count).reduce(0, +),
      frozenLayers: all.count { $0.speed != 1 },
      openTransitions: OpenTransitions.current.summaries.count,
      nextDue: theatre.clock.nextDue)
  }
}

extension CALayer {
  fileprivate var all: [CALayer] { [self] + (sublayers ?? []).flatMap(\.all) }
}
