import Stage
import UIKit

extension Drive {
  /// Moves a transition as a finger would, sixty times a second, from now on, and lets it go.
  @MainActor func play(
    _ transition: UIPercentDrivenInteractiveTransition, on stage: Stage,
    completion: @escaping @MainActor () -> Void
  ) {
    let start = stage.now
    let ticks = stride(from: 1, to: duration * 60, by: 1).map { $0 / 60 }
    for instant in ticks + [duration] {
      stage.schedule(at: start + instant) { transition.update(share(after: instant)) }
    }
    stage.schedule(at: start + duration) {
      finishes ? transition.finish() : transition.cancel()
      completion()
    }
  }

  private var finishes: Bool {
    switch end {
    case .finish: true
    case .cancel: false
    case .release: (legs.last?.share ?? 0) > 0.5
    }
  }

  /// Of the way, so many seconds after it was taken up.
  func share(after seconds: Double) -> Double {
    var (from, left) = (0.0, seconds)
    for leg in legs {
      if left < leg.duration {
        return from + (leg.share - from) * leg.pace.share(of: left / leg.duration)
      }
      left -= leg.duration
      from = leg.share
    }
    return from
  }
}

extension Pace {
  /// How much of a way is done after a share of its time.
  fileprivate func share(of time: Double) -> Double {
    CAMediaTimingFunction(name: name).value(at: time)
  }

  private var name: CAMediaTimingFunctionName {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInEaseOut
    }
  }
}
