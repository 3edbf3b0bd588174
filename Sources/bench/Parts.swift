import Foundation
import FrameCoding
import Raster
import Scenes
import Stage
import Synchronization

/// What the parts of one film cost, each frame a sample; in seconds of one core.
struct Parts {
  private(set) var samples: [String: [Double]] = [:]
  private(set) var frameCount = 0
  /// In pixels.
  private(set) var width = 0
  /// In pixels.
  private(set) var height = 0
  /// The bytes of the GIF.
  private(set) var film: [UInt8] = []
  /// Of copying a frame, in this very run.
  private(set) var copy = 0.0

  /// The parts that are measured, in the order of the work.
  static let names =
    FilmProbe.Part.allCases.map(\.rawValue) + StageProbe.Stage.allCases.map(\.rawValue)

  /// Makes the film of a scene, one frame after the other.
  ///
  /// - Parameter scale: Pixels in a point; nil for the film's own size.
  init(of path: String, scale: Double?) async throws {
    let log = Log()
    let bytes = Mutex<[UInt8]>([])
    let footage = try await Self.film(of: path, scale: scale, log: log)
    var encoder: (any FrameEncoder)?
    var last = Bitmap(width: 0, height: 0)
    for try await frame in footage {
      if encoder == nil {
        var request = FilmRequest(
          width: frame.bitmap.width, height: frame.bitmap.height,
          destination: .sink({ next in bytes.withLock { $0 += next } }))
        request.probe = StageProbe(now: Self.now) { log.add($0.rawValue, $1) }
        encoder = try FrameFormat.named("gif")?.makeEncoder(request)
      }
      try encoder?.add(frame)
      last = frame.bitmap
      frameCount += 1
    }
    try encoder?.finish()
    samples = log.samples
    film = bytes.withLock { $0 }
    (width, height) = (last.width, last.height)
    copy = Self.timeToCopy(last)
  }

  /// The median of a part, in seconds per frame that needed it.
  func median(_ part: String) -> Double { (samples[part] ?? []).median }

  /// All parts of the film together, in seconds per frame.
  var perFrame: Double {
    samples.values.joined().reduce(0, +) / Double(max(frameCount, 1))
  }

  /// What the calling thread has spent on a core: other work on the machine hardly shows in it.
  static let now: @Sendable () -> Double = {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @MainActor private static func film(of path: String, scale: Double?, log: Log) throws -> Footage {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let scene = try Scene(parsing: bytes, path: path)
    let pictures = PictureLibrary()
    var (canvas, _) = try scene.sizes(pictures)
    if let scale { canvas.scale = scale }
    let performance = try Performance(scene, pictures: pictures, size: canvas)
    let probe = FilmProbe(now: now) { log.add($0.rawValue, $1) }
    let options = Footage.Options(
      framesPerSecond: scene.outputs.first?.fps ?? 50, framesInFlight: 1)
    return performance.film(options, probe: probe)
  }

  private static func timeToCopy(_ bitmap: Bitmap) -> Double {
    var target = Bitmap(width: bitmap.width, height: bitmap.height)
    let times = (0..<21).map { _ in
      let start = now()
      bitmap.withPixels { source in
        target.withMutablePixels { _ = $0.update(fromContentsOf: source) }
      }
      return now() - start
    }
    return times.median
  }
}

/// Takes samples from any thread.
private final class Log: Sendable {
  private let state = Mutex<[String: [Double]]>([:])

  var samples: [String: [Double]] { state.withLock { $0 } }

  func add(_ part: String, _ seconds: Double) {
    state.withLock { $0[part, default: []].append(seconds) }
  }
}
