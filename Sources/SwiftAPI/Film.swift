import Foundation
public import FrameCoding
import ImageFiles
public import Raster
import Stage
public import UIKit

/// A film of view controllers: what shows from the first state of a script to its last.
///
///     let film = Film(of: UINavigationController(rootViewController: MenuController())) {
///       navigation, script in
///       script.at(0.3) { navigation.pushViewController(CardController(), animated: true) }
///     }
///     try await film.write(to: "card.gif")
///
/// It is played anew for all that is asked of it, on a clock that begins at 0 and that nothing but the
/// film moves, so that the same question has the same answer. Each time its root is made and its script
/// is written again; what the film changes has to be made there.
@MainActor
public struct Film {
  /// How many frames a second `write(to:)` makes; a GIF shows 50 at most.
  public var framesPerSecond = 50.0
  /// How long the last frame stands, in seconds.
  public var endHold = 0.8
  /// What a GIF is to be like: its quality, its colours and so on.
  public var gif = GIFOptions()
  /// How many bytes a GIF may have at most; nil: as many as it takes. Of one that takes more, quality is
  /// given up, then colours, frames a second and scale; what shows last always stays.
  public var maxBytes: Int?
  /// What a WebP is to be like; without loss unless it says so.
  public var webP = WebPOptions()
  /// Whether dots show where fingers touch the screen.
  public var showsTouches = true

  private let canvas: Canvas
  private let setUp: @MainActor (UIWindow) throws -> Script

  /// - Parameters:
  ///   - root: Makes the window's root view controller; a new one each time.
  ///   - canvas: What it is shown on.
  ///   - write: Writes the script, when the root's view is laid out in the window.
  public init<Root: UIViewController>(
    of root: @autoclosure @escaping @MainActor () throws -> Root, on canvas: Canvas = Canvas(),
    script write: @escaping @MainActor (Root, inout Script) throws -> Void
  ) {
    self.canvas = canvas
    let last = LastRoot()
    setUp = { window in
      let root = try root()
      try last.replace(with: root)
      window.rootViewController = root
      window.layoutIfNeeded()
      var script = Script()
      try write(root, &script)
      return script
    }
  }
}

/// The root of the take before, if somebody still has it.
@MainActor
private final class LastRoot {
  private weak var controller: UIViewController?

  /// Refuses one that a film was already made of: it isn't what it was at the beginning.
  func replace(with root: UIViewController) throws(FilmError) {
    guard root !== controller else {
      throw FilmError(
        "the film's root is the \(type(of: root)) of an earlier take; make it where the film is made, as "
          + "in 'Film(of: \(type(of: root))())', so that each take has its own")
    }
    controller = root
  }
}

extension Film {
  /// How often it plays, in the formats that say so; 0 is for ever.
  public var plays: Int {
    get { gif.repetition.plays }
    set { gif.repetition = GIFOptions.Repetition(plays: max(newValue, 0)) }
  }

  /// In seconds, without `endHold`.
  public var duration: TimeInterval {
    get throws { try played().stage.now }
  }

  /// What UIKit did and refused to do, to the film's end.
  public var log: FilmLog {
    get throws { FilmLog(try played().calls) }
  }

  /// What shows at `time`, in seconds; when the film is over, what showed last.
  public func frame(at time: TimeInterval) throws -> Bitmap {
    guard time >= 0, time.isFinite else {
      throw FilmError("there is no frame at \(time) s; a film begins at 0")
    }
    let take = try take()
    let camera = StillCamera(of: take.stage, showsTouches: showsTouches) { try take.isOver() }
    return try camera.picture(at: time)
  }

  /// Writes it as what the path's extension says: `card.gif`, `.apng`, `.webp` or `.y4m`; `card.png`
  /// becomes a folder `card` of numbered PNG files. Folders that are missing are made, and what was there
  /// is replaced when all is written.
  public func write(to path: String) async throws {
    guard framesPerSecond > 0, framesPerSecond <= 1000 else {
      throw FilmError(
        "a film has more than 0 and up to 1000 frames a second, not \(framesPerSecond)")
    }
    try gif.check()
    if let maxBytes, gif.isLossless {
      throw FilmError(
        "a film without loss has the bytes that it takes, not \(maxBytes) at most; set 'isLossless' or "
          + "'maxBytes'")
    }
    try webP.check()
    let format = try FrameFormat.of(path: path)
    let rate = min(framesPerSecond, format.tick?.highestRate ?? framesPerSecond)
    guard let maxBytes, format.options.contains(.maxBytes) else {
      try Self.makeFolder(of: path)
      return try await encode(as: format, at: rate, gif, to: .path(path), on: canvas)
    }
    let pixels = (canvas.size.width * canvas.scale, canvas.size.height * canvas.scale)
    let search = SizeSearch(
      limit: maxBytes, from: FilmTerms(quality: gif.quality, colors: gif.colors),
      rates: SizeSearch.rates.filter { $0 < rate },
      scales: SizeSearch.scales(width: pixels.0, height: pixels.1))
    let fitted = try await FittedFilm(search) { terms, bytes in
      var (canvas, gif) = (canvas, gif)
      canvas.scale *= terms.scale
      (gif.quality, gif.colors) = (terms.quality, terms.colors)
      try await encode(
        as: format, at: terms.rate ?? rate, gif, to: .sink { try bytes.take($0) }, on: canvas)
    }
    try Self.makeFolder(of: path)
    try AtomicFile.write(fitted.bytes, to: path)
  }

  /// Plays it once, into a file.
  private func encode(
    as format: FrameFormat, at rate: Double, _ gif: GIFOptions,
    to destination: sending FilmRequest.Destination, on canvas: Canvas
  ) async throws {
    let take = try Take(on: canvas, setUp)
    let size = take.stage.screen.pixels
    var request = FilmRequest(width: size.width, height: size.height, destination: destination)
    (request.gif, request.webP, request.framesPerSecond) = (gif, webP, rate)
    let options = Footage.Options(
      framesPerSecond: rate, endHold: max(endHold, 0), showsTouches: showsTouches)
    let footage = Footage(of: take.stage, options: options) { try take.isOver() }
    try await Self.encode(footage, as: format, request)
  }

  private func take() throws -> Take { try Take(on: canvas, setUp) }

  private func played() throws -> Take {
    let take = try take()
    try take.play()
    return take
  }

  private static func makeFolder(of path: String) throws(FilmError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FilmError("the folder \(folder) cannot be made; check the path and its permissions")
    }
  }

  /// Encodes beside the main actor, where the film is played.
  nonisolated private static func encode(
    _ footage: Footage, as format: FrameFormat, _ request: sending FilmRequest
  ) async throws {
    let encoder = try format.makeEncoder(request)
    for try await frame in footage { try encoder.add(frame) }
    try encoder.finish()
  }
}
