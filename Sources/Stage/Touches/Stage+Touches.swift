package import UIKit

extension Stage {
  /// Has fingers touch the window at `time`, in seconds; what is past is now.
  ///
  /// They come down together. Sixty times a second those that have moved are told of; at the end of
  /// its path a finger moves for the last time and goes at the same instant. `completion` runs when
  /// the last one has gone.
  package func touch(
    _ fingers: [FingerPath], at time: TimeInterval,
    completion: (@MainActor () -> Void)? = nil
  ) {
    let start = max(time, now)
    keep(Handful(paths: fingers, start: start))
    let player = TouchPlayer(fingers, in: window, start: start)
    let instants = TouchPlayer.instants(of: fingers)
    schedule(at: start) { player.comeDown() }
    for instant in instants {
      schedule(at: start + instant) { player.move(after: instant) }
    }
    schedule(at: start + (instants.last ?? 0)) { completion?() }
  }
}
