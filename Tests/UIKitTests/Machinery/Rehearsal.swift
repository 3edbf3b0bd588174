import QuartzCore
import Testing

@testable import UIKit

/// A window in which one transition is played, and all that was seen and heard of it.
@MainActor
final class Rehearsal {
  let way: Way
  let transcript = Transcript()
  let director: Director
  let slide: Slide
  let root: UIViewController
  let theatre: Theatre

  private(set) var before = ""
  private(set) var after = ""

  /// Puts up a window with what `cast` makes, on a clock of its own.
  init(
    _ way: Way, isReverse: Bool = false, profile: SystemProfile = .classic,
    cast: (Director, (String) -> Player) -> UIViewController
  ) throws {
    self.way = way
    let (transcript, director) = (transcript, Director(transcript))
    self.director = director
    slide = Slide(isReverse: isReverse, finishes: way.finishes)
    root = cast(director) { Player($0, transcript) }
    theatre = try Theatre(root: root, profile: profile)
    (director.animator, director.driver) = (slide, way.driver(slide))
  }

  /// One more page.
  func page(_ title: String) -> Player { Player(title, transcript) }

  /// Plays the transition that `call` asks for; everyone's references are dropped at once, as many
  /// apps do.
  func play(_ call: () -> Void) throws {
    try begin()
    call()
    let driver = director.driver as? any Driver
    (director.animator, director.driver) = (nil, nil)
    try theatre.advance(to: Way.touch)
    driver?.update(way.progress)
    try theatre.advance(to: Way.release)
    way.finishes ? driver?.finish() : driver?.cancel()
    try end()
  }

  func begin() throws {
    try theatre.advance(to: Way.start)
    before = theatre.window.tree
    transcript.clear()
  }

  func end() throws {
    try theatre.advance(to: 3)
    transcript.catchUp()
    after = theatre.window.tree
  }

  /// The window before, when the animator gets it, when the animator has arranged it, and after the
  /// end; after a cancel it is what it was before, unless said otherwise.
  func expectWindow(
    before: String, prepared: String? = nil, arranged: String, after: String,
    afterCancel: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(self.before == before, sourceLocation: location)
    #expect(slide.prepared == prepared ?? before, sourceLocation: location)
    #expect(slide.arranged == arranged, sourceLocation: location)
    let end = way.finishes ? after : afterCancel ?? before
    #expect(self.after == end, sourceLocation: location)
  }

  /// The context's answers, then every line of the log.
  func expect(
    facts: String, _ script: Script, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(slide.facts.joined(separator: "\n") == facts, sourceLocation: location)
    #expect(transcript.lines == script.lines(of: way), sourceLocation: location)
    #expect(OpenTransitions.current.summaries.isEmpty, sourceLocation: location)
  }
}
