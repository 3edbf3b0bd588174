import Foundation
import QuartzCore

@testable import UIKit

/// The log of UIKit, and what those who take part heard themselves, as one text.
@MainActor
final class Transcript {
  private(set) var lines: [String] = []
  private var read = 0
  private weak var joined: (any UIViewControllerTransitionCoordinator)?

  /// Forgets all that has been logged so far.
  func clear() {
    catchUp()
    lines = []
  }

  func catchUp() {
    for entry in UIKitLog.current.entries.dropFirst(read) where entry.kind != .block {
      lines.append("\(rounded(entry.time)) \(entry.kind) \(entry.message)")
    }
    read = UIKitLog.current.entries.count
  }

  /// Writes what a participant heard.
  func write(_ message: String) {
    catchUp()
    lines.append("\(rounded(CACurrentMediaTime())) heard \(message)")
  }

  /// Whether it is told of layout passes; they are many.
  var hearsLayout = false

  /// Writes that somebody is laid out.
  func layout(_ message: String) {
    if hearsLayout { write(message) }
  }

  /// A callback reached a controller: the last line, which tells of it, is marked if the transition
  /// is interactive. The first one who is called joins in the transition.
  func called(_ controller: UIViewController) {
    catchUp()
    guard let coordinator = controller.transitionCoordinator else { return }
    mark(coordinator)
    guard joined !== coordinator else { return }
    joined = coordinator
    coordinator.animate(
      alongsideTransition: { [self] in
        write("alongside")
        mark($0)
      },
      completion: { [self] in write("coordinator's completion, cancelled: \($0.isCancelled)") })
    coordinator.notifyWhenInteractionChanges { [self] in
      write("interaction changes, cancelled: \($0.isCancelled)")
      mark($0)
    }
    coordinator.notifyWhenInteractionEnds { [self] in
      write("interaction ends, cancelled: \($0.isCancelled)")
      mark($0)
    }
  }

  private func mark(_ transition: any UIViewControllerTransitionCoordinatorContext) {
    guard transition.isInteractive, let last = lines.popLast() else { return }
    lines.append("\(last) ~")
  }

  private func rounded(_ time: TimeInterval) -> TimeInterval {
    (time * 1e6).rounded() / 1e6
  }
}
