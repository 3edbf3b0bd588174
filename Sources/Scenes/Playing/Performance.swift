import QuartzCore
package import Stage
import Transitions
import UIKit

/// A scene on a stage: its root before the window, its script played step by step on virtual time.
@MainActor package final class Performance {
  package let stage: Stage
  /// What UIKit refused to do so far, in whole sentences.
  package var warnings: [String] {
    warningCalls.map(\.sentence)
  }
  /// The same as they are told of a film: those that don't say where they stand with its name.
  package func warnings(ofFilm name: String) -> [String] {
    warningCalls.map { $0.isPlaced ? $0.sentence : "\(name): \($0.sentence)" }
  }
  private var warningCalls: [LoggedCall] {
    log.calls.filter { $0.kind == UIKitLog.Kind.warning.rawValue }
  }
  /// Whether the script is played to its end.
  package private(set) var isOver = false

  /// A film that isn't over after so many seconds is given up.
  let longest: Double

  private let showing: Showing
  private let mover: Mover
  private let cast: Cast
  private var steps: ArraySlice<Located<Step>>
  private var playing: PlayingStep?
  /// Steps that are over but not settled.
  private var earlier: [PlayingStep] = []
  /// How many fingers, drives and segues of all steps are at work.
  private var hands = 0
  /// Whether the last step is over; its transition may still run.
  private var isPlayed = false
  private var record = SceneLog()
  private var failure: (any Error)?

  /// How long a transition may last, in seconds, before it counts as stuck.
  private static let patience = 30.0

  package init(
    _ scene: Scene, pictures: PictureLibrary, size: CanvasSize, cast: Cast = .catalogs
  ) throws {
    try FontLibrary.load()
    steps = scene.script[...]
    longest = scene.longestDuration
    let profile = scene.canvas.profile
    for step in scene.script { try Casting.check(step.value, profile) }
    let listeners = try Listeners(scene.gestures, profile)
    let screens = ScreenBuilder(
      scene, pictures: pictures, size: size, listeners: listeners, cast: cast)
    stage = Stage(
      screen: StageScreen(scene.canvas, size), profile: profile.value)
    self.cast = cast
    let delegation = try stage.perform { try Delegation(scene.delegate, cast: cast) }
    let builder = RootBuilder(scene: scene, screens: screens, delegation: delegation)
    showing = Showing(window: stage.window)
    mover = Mover(
      scene, screens: screens, delegation: delegation, cast: cast, showing: showing,
      bars: builder.pinnedBars)
    listeners.perform = { [weak self] in self?.perform($0, driver: $1) }
    try stage.perform {
      let root = try builder.root()
      stage.window.rootViewController = root
      stage.window.layoutIfNeeded()
      showing.showBars()
      listeners.attend(to: root.view)
      OpenTransitions.current.whenOneEnds = { [weak self] in self?.transitionEnded($0) }
      OpenTransitions.current.whenViewsAreExchanged = { [weak self] in self?.goOnIfCalm() }
    }
    stage.schedule(at: 0) { [weak self] in self?.playNext() }
  }

  /// The film of the scene, from its first state to its last.
  package func film(_ options: Footage.Options, probe: FilmProbe? = nil) -> Footage {
    Footage(of: stage, options: options, probe: probe) { [self] in try hasEnded() }
  }

  /// A camera for single pictures of the scene, from its first state on.
  package func stillCamera(showsTouches: Bool) -> StillCamera {
    StillCamera(of: stage, showsTouches: showsTouches) { [self] in try hasEnded() }
  }

  /// What has happened so far.
  package var log: SceneLog {
    stage.perform { record.adding(UIKitLog.current.entries) }
  }

  /// An error in drawing what shows at `time`, in seconds, with the place of the step that was played
  /// then; other errors as they are.
  package func located(_ error: any Error, at time: Double) -> any Error {
    guard let error = error as? RenderingError, let place = record.place(at: time) else {
      return error
    }
    let during = log.animator(at: time).map { ", while \($0) is at work" } ?? ""
    return place.error("at \(time.roundedTime.brief) s\(during), \(error.description)")
  }

  /// Whether the script is played; throws what stopped it.
  package func hasEnded() throws -> Bool {
    if let failure { throw failure }
    return isOver
  }
}

// The steps.
extension Performance {
  private func playNext() {
    do {
      try endStep()
      guard let step = steps.popFirst() else {
        isPlayed = true
        watch(for: earlier.map(\.step.value.duration).max() ?? 0)
        return goOnIfCalm()
      }
      let logged = UIKitLog.current.entries.count
      playing = PlayingStep(step, after: logged, amongFingers: hands > 0)
      record.begin(step, at: stage.now, after: logged)
      try play(step)
    } catch {
      failure = error
    }
  }

  /// A step whose fingers are still at work, or whose transition is expected and still runs, stays among
  /// the earlier ones.
  private func endStep() throws(SceneError) {
    guard let playing else { return }
    record.endStep(at: stage.now, outcome: playing.outcome)
    playing.warnIfCancelled()
    earlier.append(playing)
    try settleEarlierSteps()
  }

  private func settleEarlierSteps() throws(SceneError) {
    let isCalm = OpenTransitions.current.summaries.isEmpty
    let settled = earlier.filter { $0.isSettled(inCalm: isCalm) }
    earlier.removeAll { $0.isSettled(inCalm: isCalm) }
    for step in settled { try step.checkExpectation() }
  }

  private func play(_ step: Located<Step>) throws {
    switch step.value {
    case .hold(let seconds):
      stage.schedule(at: stage.now + seconds) { [weak self] in self?.playNext() }
    case .move(let move, let motion):
      try perform(move, motion, at: step.place)
      endInCalm()
      watch(for: step.value.duration)
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
    let own: (any UIViewControllerInteractiveTransitioning)? =
      try motion.interaction.map { try cast.make($0) }
    guard let drive = motion.drive else {
      return try ask(move, motion, at: place, driver: own)
    }
    let any = own ?? UIPercentDrivenInteractiveTransition()
    guard let driver = any as? UIPercentDrivenInteractiveTransition else {
      throw drive.place.error(
        "a \(type(of: any)) is no UIPercentDrivenInteractiveTransition, so that only the app itself "
          + "can drive it; leave 'driven' out")
    }
    try ask(move, motion, at: place, driver: driver)
    drive.value.play(driver, on: stage, completion: hand())
  }

  /// Asks UIKit for a move. A segue of the catalog keeps the step open for as long as it lasts: no
  /// transition does.
  private func ask(
    _ move: Move, _ motion: Motion, at place: SourcePlace,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) throws {
    let logged = UIKitLog.current.entries.count
    let isAmongOthers = !OpenTransitions.current.summaries.isEmpty
    let isDone = try mover.perform(move, motion, at: place, driver: driver)
    let isRefused = blame(place, forWarningsFrom: logged, amongOthers: isAmongOthers)
    if isDone, !isRefused { playing?.outcome = .finished }
    guard move.segueClass != nil else { return }
    let (step, end) = (playing, hand())
    after(move) { [weak self] in
      guard let self else { return }
      let isRefused = blame(place, forWarningsFrom: logged, amongOthers: false)
      if !isRefused { step?.outcome = .finished }
      end()
    }
  }

  /// Does something when a segue that isn't UIKit's own is over: after the time that the catalog says,
  /// or once nothing is animated.
  private func after(_ move: Move, _ action: @escaping @MainActor () -> Void) {
    guard let segue = (try? Casting.segue(of: move)) ?? nil else {
      return whenStill(by: stage.now + Self.patience, action)
    }
    stage.schedule(at: stage.now + segue.duration) { [weak self] in
      // What the segue does at its end comes first.
      if let stage = self?.stage { stage.schedule(at: stage.now, action) }
    }
  }

  private func whenStill(by limit: Double, _ action: @escaping @MainActor () -> Void) {
    stage.schedule(at: stage.now + 1 / 60) { [weak self] in
      guard let self else { return }
      if stage.now < limit, stage.window.layer.layer(at: stage.now).holdsAnimation {
        whenStill(by: limit, action)
      } else {
        action()
      }
    }
  }

  /// Has the warnings since then begin with the place of what caused them.
  ///
  /// - Returns: Whether there are any.
  private func blame(
    _ place: SourcePlace, forWarningsFrom first: Int, amongOthers: Bool
  ) -> Bool {
    let entries = UIKitLog.current.entries
    let refusals = entries.indices[first...].filter { entries[$0].kind == .warning }
    let hint =
      amongOthers
      ? " A transition is still running: begin later, by a longer 'next' or 'hold'." : ""
    for index in refusals { record.blame(place, forEntry: index, hint: hint) }
    return !refusals.isEmpty
  }

  /// The fingers are at work until nothing shows of them.
  private func play(_ touch: Touch) throws {
    try mover.letBe()
    let fingers = try touch.fingers(on: showing)
    if let place = playing?.step.place { touch.warnIfCovered(on: showing, at: place) }
    let (step, end) = (playing, hand())
    // A screen that is written in Swift may hear fingers where no log is.
    let isLogged = showing.page is ScreenController
    stage.touch(fingers, at: stage.now) { [weak self] in
      guard let self else { return }
      stage.schedule(at: stage.now + Finger.fading) { [weak self] in
        if isLogged, self?.showing.page is ScreenController { step?.warnIfNobodyHeard() }
        end()
      }
    }
  }

  /// Puts a hand to work for the step that is being played; what is returned takes it away again.
  private func hand() -> @MainActor () -> Void {
    let step = playing
    hands += 1
    step?.hands += 1
    return { [weak self] in
      self?.hands -= 1
      step?.hands -= 1
      self?.goOnIfCalm()
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
    let outcome = succeeded ? Outcome.finished : .cancelled
    for step in earlier where step.outcome == nil { step.outcome = outcome }
    playing?.outcome = outcome
    goOnIfCalm()
  }

  private func endInCalm() {
    playing?.endsInCalm = true
    goOnIfCalm()
  }

  /// Goes on at this instant, but after everything that is due now, unless something still moves. Behind
  /// the last step the film is over as soon as nothing does, and no finger is left.
  private func goOnIfCalm() {
    let left = steps.count
    stage.schedule(at: stage.now) { [weak self] in
      guard let self, !isOver, failure == nil else { return }
      do { try settleEarlierSteps() } catch { failure = error }
      let open = OpenTransitions.current
      let isCalm = open.summaries.isEmpty && !open.areViewsExchanged
      if isPlayed {
        isOver = isCalm && hands == 0
      } else if let playing, steps.count == left, playing.endsInCalm, playing.hands == 0, isCalm {
        playNext()
      }
    }
  }

  /// Gives up a step that doesn't end.
  private func watch(for seconds: Double) {
    let (left, place, wasPlayed) = (steps.count, playing?.step.place, isPlayed)
    stage.schedule(at: stage.now + seconds + Self.patience) { [weak self] in
      guard let self, !isOver, steps.count == left, isPlayed == wasPlayed, failure == nil
      else { return }
      var stuck = OpenTransitions.current.summaries.map {
        "nobody has completed the transition of \($0.animator) that began at \($0.start.roundedTime.brief) s"
      }
      if OpenTransitions.current.areViewsExchanged { stuck.append("views are still exchanged") }
      failure = place?.error(
        "this step is not over after \((seconds + Self.patience).brief) s: "
          + stuck.joined(separator: ", "))
    }
  }
}
