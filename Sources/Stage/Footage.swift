import QuartzCore
public import Raster
import UIKit

/// The frames of what happens on a stage, made when they are asked for.
///
/// The stage moves on the main actor; frames are drawn beside it, several at once, and come in order. Only
/// the frames in flight are in memory.
public struct Footage: AsyncSequence, Sendable {
  public typealias Element = Frame

  /// How a film is sampled.
  public struct Options: Sendable {
    /// Samples a second.
    public var framesPerSecond: Double
    /// How much longer the first frame stands, in seconds.
    public var startHold: Double
    /// How long the last frame stands, in seconds.
    public var endHold: Double
    /// After how many seconds a film that is not over is given up.
    public var longest: Double
    /// How many frames are drawn at once.
    public var framesInFlight: Int
    /// Whether dots show where fingers touch the screen.
    public var showsTouches: Bool

    public init(
      framesPerSecond: Double = 50, startHold: Double = 0, endHold: Double = 0.8,
      longest: Double = 600, framesInFlight: Int = 2, showsTouches: Bool = true
    ) {
      self.framesPerSecond = framesPerSecond
      self.startHold = startHold
      self.endHold = endHold
      self.longest = longest
      self.framesInFlight = framesInFlight
      self.showsTouches = showsTouches
    }
  }

  private let stage: Stage
  private let options: Options
  private let isOver: @MainActor @Sendable () throws -> Bool
  private let probe: FilmProbe?

  /// The film of a stage from now on, until `isOver` holds.
  public init(
    of stage: Stage, options: Options = Options(),
    until isOver: @escaping @MainActor @Sendable () throws -> Bool
  ) {
    self.init(of: stage, options: options, probe: nil, until: isOver)
  }

  /// The film of a stage from now on for `duration` seconds.
  @MainActor
  public init(of stage: Stage, duration: Double, options: Options = Options()) {
    let end = stage.now + duration
    stage.schedule(at: end) {}
    self.init(of: stage, options: options) { [stage] in stage.now >= end }
  }

  package init(
    of stage: Stage, options: Options, probe: FilmProbe?,
    until isOver: @escaping @MainActor @Sendable () throws -> Bool
  ) {
    self.stage = stage
    self.options = options
    self.isOver = isOver
    self.probe = probe
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(stage: stage, options: options, probe: probe, isOver: isOver)
  }

  public struct Iterator: AsyncIteratorProtocol {
    private struct Drawing {
      let shot: Camera.Shot
      let picture: Task<Bitmap, any Error>
    }

    private let stage: Stage
    private let options: Options
    private let probe: FilmProbe?
    private let isOver: @MainActor @Sendable () throws -> Bool
    private let renderer = LayerRenderer()
    private var camera: Camera?
    private var drawings: [Drawing] = []
    private var isFirst = true
    private var isRunOut = false

    fileprivate init(
      stage: Stage, options: Options, probe: FilmProbe?,
      isOver: @escaping @MainActor @Sendable () throws -> Bool
    ) {
      self.stage = stage
      self.options = options
      self.probe = probe
      self.isOver = isOver
    }

    public mutating func next() async throws -> Frame? {
      while !isRunOut, drawings.count < Swift.max(options.framesInFlight, 1) + 1 {
        try await drawAnother()
      }
      guard !drawings.isEmpty else { return nil }
      let drawing = drawings.removeFirst()
      var duration = drawings.first.map { $0.shot.time - drawing.shot.time } ?? options.endHold
      if isFirst { duration += options.startHold }
      isFirst = false
      return Frame(bitmap: try await drawing.picture.value, duration: duration)
    }

    /// Takes the next shot and starts to draw it; what looks as before is not drawn again.
    private mutating func drawAnother() async throws {
      let camera = await readyCamera()
      guard let shot = try await camera.next() else {
        isRunOut = true
        return
      }
      if let last = drawings.last, last.shot.looks(like: shot) {
        drawings.append(Drawing(shot: shot, picture: last.picture))
        return
      }
      let (renderer, screen, probe) = (renderer, stage.screen, probe)
      let picture = Task.detached {
        try probe.measure(.drawing) {
          try shot.picture(on: screen, by: renderer)
        }
      }
      drawings.append(Drawing(shot: shot, picture: picture))
    }

    private mutating func readyCamera() async -> Camera {
      if let camera { return camera }
      let made = await Camera(
        stage, options, probe: probe, isOver: isOver)
      camera = made
      return made
    }
  }
}
