import Foundation
import Glibc
import ImageFiles
import QuartzCore
import Scenes
import UIKit
import UserCode

/// This process, if it plays an app's code for another one.
@MainActor final class Player {
  let role: PlayerRole
  private let signs: LifeSigns
  private let console: Console
  private let prints: PrintedLines

  /// Nil: this process is nobody's player.
  private(set) static var current: Player?

  /// Becomes a player if that is what the process was started for.
  static func begin(_ console: Console) {
    guard let role = PlayerRole.own, let signs = LifeSigns(PlayerRole.Descriptor.lifeSigns) else {
      return
    }
    current = Player(role, signs, console)
  }

  private init(_ role: PlayerRole, _ signs: LifeSigns, _ console: Console) {
    (self.role, self.signs, self.console) = (role, signs, console)
    prints = PrintedLines(PlayerRole.Descriptor.prints)
    prints.takeStandardOutput()
    Interruption.listen(forTheEndOf: PlayerRole.Descriptor.lifeline)
    Interruption.cleanUpAfterCrashes()
    AnimationClock.whenTimeMoves = { [self] time in
      tellPrints()
      signs.move(to: time)
      Interruption.prepareForOverflow()
    }
    UIKitLog.beforeEntry = { [self] in tellPrints() }
    UIKitLog.whenNoted = { [self] in note($0) }
    MainPulse.start { [signs] in signs.beat() }
  }

  private func note(_ entry: UIKitLog.Entry) {
    guard entry.kind != .warning, entry.kind != .print, !entry.subject.isEmpty else { return }
    signs.beat()
    signs.call = entry.message
    signs.subject = OpenTransitions.current.summaries.last?.animator ?? entry.subject
  }

  /// What makes the scene's expressions.
  static func cast(of scene: Scene) throws -> Cast {
    guard let current, !scene.expressions.isEmpty else { return .catalogs }
    let (loaded, signs) = (try LoadedCode(current.role.library, scene.expressions), current.signs)
    return loaded.cast { expression in
      (signs.subject, signs.call) = ("'\(expression.text.value)'", "")
    }
  }

  /// Tells the one film that the player makes.
  func makeFilm(among jobs: [RenderJob], width: Int) async -> ExitCode {
    guard let film = role.film, jobs.indices.contains(film) else {
      return end(PlayerResult(status: ExitCode.bug.rawValue))
    }
    let maker = FilmMaker(console: console, framesInFlight: width)
    do {
      let report = try await maker.film(jobs[film]) { [signs] in signs.addFrame() }
      return end(PlayerResult(film: report, status: ExitCode.done.rawValue))
    } catch {
      let failure = Failure(error)
      return end(PlayerResult(failure: failure, status: failure.status.rawValue))
    }
  }

  /// Tells the other process that all is done that was to be done.
  @discardableResult
  func end(_ result: PlayerResult) -> ExitCode {
    tellPrints(andRest: true)
    let bytes = Array((try? JSONEncoder().encode(result)) ?? Data())
    _ = Descriptor(PlayerRole.Descriptor.result).write(bytes)
    return ExitCode(rawValue: result.status) ?? .bug
  }

  /// What the app's code prints goes to stderr, and into the log of the stage that is playing.
  private func tellPrints(andRest: Bool = false) {
    if andRest { fflush(nil) }
    let lines = prints.take(after: &signs.passedOn, andRest: andRest)
    guard !lines.isEmpty else { return }
    for line in lines { console.say(line) }
    UIKitLog.current.notePrinted(lines)
  }
}
