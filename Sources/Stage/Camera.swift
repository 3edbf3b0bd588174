import QuartzCore

/// Moves a stage on from sample to sample and keeps what shows.
@MainActor
final class Camera {
  /// What shows at one time, in seconds.
  struct Shot: Sendable {
    let time: CFTimeInterval
    let tree: LayerNode
    /// The fingers over it, if any are to be seen.
    let fingers: LayerNode?

    /// Whether a picture of the one is a picture of the other.
    func looks(like other: Shot) -> Bool {
      tree === other.tree && fingers === other.fingers
    }
  }

  private let stage: Stage
  private let framesPerSecond: Double
  private let longest: Double
  private let dots: FingerDots?
  private let probe: FilmProbe?
  private let isOver: @MainActor () throws -> Bool
  private let start: CFTimeInterval
  private var count = 0
  private var isDone = false

  init(
    _ stage: Stage, _ options: Footage.Options, probe: FilmProbe?,
    isOver: @escaping @MainActor () throws -> Bool
  ) {
    self.stage = stage
    framesPerSecond = options.framesPerSecond
    longest = options.longest
    dots = options.showsTouches ? FingerDots(size: stage.screen.size) : nil
    self.probe = probe
    self.isOver = isOver
    start = stage.now
  }

  /// The next sample: at 0, 1/f, 2/f, … and, last, exactly when it is over; nil afterwards.
  func next() throws -> Shot? {
    try isDone ? nil : probe.measure(.model) { try moveOn() }
  }

  private func moveOn() throws -> Shot {
    let due = Double(count) / framesPerSecond
    count += 1
    let shot = try shot(at: min(due, longest))
    guard isDone || due <= longest else { throw FootageError.neverEnds(after: longest) }
    return shot
  }

  /// What shows at `time`, in seconds from the camera's beginning, or when it is over if that is
  /// before. Times ascend.
  func shot(at time: Double) throws -> Shot {
    var failure: (any Error)?
    try stage.advance(to: start + time) {
      do { isDone = try isOver() } catch { (failure, isDone) = (error, true) }
      return isDone
    }
    if let failure { throw failure }
    return Shot(
      time: stage.now - start, tree: stage.tree(),
      fingers: dots?.tree(of: stage.fingers(at: stage.now), at: stage.now))
  }
}

/// Why a film could not be made.
public enum FootageError: Error, Equatable, CustomStringConvertible {
  /// It was still going on after so many seconds.
  case neverEnds(after: Double)

  public var description: String {
    switch self {
    case .neverEnds(let seconds): "the film is not over after \(seconds) s"
    }
  }
}
