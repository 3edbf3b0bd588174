import QuartzCore
package import Stage
import Transitions
import UIKit

/// A scene on a stage: its root before the window, its script played step by step on virtual time.
@MainActor package final class Performance {
  package let stage: Stage
  /// What UIKit refused to do so far, in whole sentences.
  package var warnings: [String] {
    stage.perform {
      UIKitLog.current.warnings.map { "at \($0.time.roundedTime.brief) s: \($0.message)" }
    }
  }
  /// Whether the script is played to its end.
  package private(set) var isOver = false

  /// A film that isn't over after so many seconds is given up.
  let longest: Double

  private let showing: Showing
  private let mover: Mover
  private var steps: ArraySlice<Located<Step>>
  private var playing: PlayingStep?
  private var record = SceneLog()
  private var failure: (any Error)?

  /// How long a transition may last, in seconds, before it counts as stuck.
  private static let patience = 30.0

  package init(
    _ scene: Scene, pictures: PictureLibrary, size: CanvasSize
  ) throws {
    try FontLibrary.load()
    steps = scene.script[...]
    longest = scene.longestDuration
    let profile = scene.canvas.profile
    for step in scene.script { try Casting.check(step.value, profile) }
    let (listeners, director) = (try Listeners(scene.gestures, profile), Director())
    let screens = ScreenBuilder(
      scene, pictures: pictures, scale: size.scale, listeners: listeners)
    stage = Stage(
      screen: StageScreen(scene.canvas, size), profile: profile.value)
    let builder = RootBuilder(scene: scene, screens: screens, director: director)
    showing = Showing(window: stage.window)
    mover = Mover(
      scene, screens: screens, director: director, showing: showing, bars: builder.pinnedBars)
    listeners.perform = { [weak self] in self?.perform($0, driver: $1) }
    try stage.perform {
      let root = try builder.root()
      stage.window.rootViewController = root
      stage.window.layoutIfNeeded()
      showing.showBars()
      listeners.attend(to: root.view)
      OpenTransitions.current.whenOneEnds = { [weak self] in self?.transitionEnded($0) }
    }
    stage.schedule(at: 0) { [weak self] in self?.playNext() }
  }

  /// The film of the scene, from its first state to its last.
  package func film(_ options: Film.Options, probe: FilmProbe? = nil) -> Film {
    Film(of: stage, options: options, probe: probe) { [self] in try hasEnded() }
  }

  /// What has happened so far.
  package var log: SceneLog {
    stage.perform { record.adding(UIKitLog.current.entries) }
  }

  /// Whether the script is played; throws what stopped it.
  package func hasEnded() throws -> Bool {
    if let failure { throw failure }
    return isOver
  }
}

/// A step that is being played.
private struct PlayingStep {
  let step: Located<Step>
  /// Whether it is over as soon as nothing moves any more.
  var endsInCalm = false
  /// How many fingers and drives are still at work.
  var hands = 0
  /// How the last transition ended that did so meanwhile.
  var outcome: Outcome?
  /// How many entries UIKit's log had when it began.
  let logged: Int
}

// The steps.
extension Performance {
  private func playNext() {
    do {
      try endStep()
      let logged = UIKitLog.current.entries.count
      playing = steps.popFirst().map { PlayingStep(step: $0, logged: logged) }
      guard let step = playing?.step else {
        isOver = true
        return
      }
      record.begin(step, at: stage.now, after: logged)
      try play(step)
    } catch {
      failure = error
    }
  }

  private func endStep() throws(SceneError) {
    guard let playing else { return }
    if showing.page is ScreenController { playing.warnIfNobodyHeard() }
    record.endStep(at: stage.now, outcome: playing.outcome)
    try playing.checkExpectation()
  }

  private func play(_ step: Located<Step>) throws {
    switch step.value {
    case .hold(let seconds):
      stage.schedule(at: stage.now + seconds) { [weak self] in self?.playNext() }
    case .move(let move, let motion):
      try perform(move, motion, at: step.place)
      endInCalm()
      watch(for: motion.drive?.value.duration ?? 0)
    case .touch(let touch, let sequel):
      try play(touch)
      if let next = sequel.next {
        stage.schedule(at: stage.now + next) { [weak self] in self?.playNext() }
      } else {
        endInCalm()
        watch(for: touch.duration)
      }
    }
  }

  private func perform(_ move: Move, _ motion: Motion, at place: SourcePlace) throws {
    guard let drive = motion.drive?.value else { return try ask(move, motion, at: place) }
    let driver = UIPercentDrivenInteractiveTransition()
    try ask(move, motion, at: place, driver: driver)
    drive.play(driver, on: stage, completion: hand())
  }

  /// Asks UIKit for a move. A segue of the catalog keeps the step open for as long as it lasts: no
  /// transition does.
  private func ask(
    _ move: Move, _ motion: Motion, at place: SourcePlace,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) throws {
    if try mover.perform(move, motion, at: place, driver: driver) { playing?.outcome = .finished }
    guard let segue = try Casting.segue(of: move) else { return }
    stage.schedule(at: stage.now + segue.duration, hand())
  }

  /// The fingers are at work until nothing shows of them.
  private func play(_ touch: Touch) throws {
    mover.letBe()
    let fingers = try touch.fingers(on: showing)
    let end = hand()
    stage.touch(fingers, at: stage.now) { [weak self] in
      guard let self else { return }
      stage.schedule(at: stage.now + Finger.fading, end)
    }
  }

  /// Puts a hand to work for the step that is being played; what is returned takes it away again.
  private func hand() -> @MainActor () -> Void {
    playing?.hands += 1
    let left = steps.count
    return { [weak self] in
      guard let self, steps.count == left else { return }
      playing?.hands -= 1
      goOnIfCalm()
    }
  }

  /// What a gesture of the scene does.
  private func perform(
    _ gesture: Gesture, driver: (any UIViewControllerInteractiveTransitioning)?
  ) {
    do {
      try ask(gesture.move, gesture.motion, at: gesture.place, driver: driver)
    } catch {
      failure = error
    }
  }

  private func transitionEnded(_ succeeded: Bool) {
    playing?.outcome = succeeded ? .finished : .cancelled
    goOnIfCalm()
  }

  private func endInCalm() {
    playing?.endsInCalm = true
    goOnIfCalm()
  }

  /// Goes on at this instant, but after everything that is due now, unless something still moves.
  private func goOnIfCalm() {
    let left = steps.count
    stage.schedule(at: stage.now) { [weak self] in
      guard let self, steps.count == left, let playing, playing.endsInCalm, playing.hands == 0,
        OpenTransitions.current.summaries.isEmpty
      else { return }
      playNext()
    }
  }

  /// Gives up a step that doesn't end.
  private func watch(for seconds: Double) {
    let (left, place) = (steps.count, playing?.step.place)
    stage.schedule(at: stage.now + seconds + Self.patience) { [weak self] in
      guard let self, !isOver, steps.count == left, failure == nil else { return }
      let stuck = OpenTransitions.current.summaries.map {
        "nobody has completed the transition of \($0.animator) that began at \($0.start.roundedTime.brief) s"
      }
      failure = place?.error(
        "this step is not over after \((seconds + Self.patience).brief) s: "
          + stuck.joined(separator: ", "))
    }
  }
}

extension PlayingStep {
  /// Fingers that nobody hears are most likely a mistake. A screen that is written in Swift may hear
  /// them where no log is.
  @MainActor func warnIfNobodyHeard() {
    guard case .touch(_, let sequel) = step.value, sequel.next == nil,
      UIKitLog.current.entries.count == logged
    else { return }
    UIKitLog.current.warn(
      step.place.error("no control and no gesture on the screen hears these fingers").description)
  }

  /// Refuses a transition that ended otherwise than the scene says.
  func checkExpectation() throws(SceneError) {
    guard let expected = step.value.expected else { return }
    guard let outcome else {
      throw expected.place.error("no transition began that could be \(expected.value.rawValue)")
    }
    guard outcome == expected.value else {
      throw expected.place.error(
        "the transition should be \(expected.value.rawValue), but it is \(outcome.rawValue)")
    }
  }
}
