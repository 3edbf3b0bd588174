import Raster
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct StageTests {
  private let small = StageScreen(size: CGSize(width: 20, height: 10), scale: 1)

  private func red(on stage: Stage) -> UIView {
    stage.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10))
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func theGlobalsAreTheStagesWhileItPlays() {
    let stage = Stage(screen: small)
    let before = UIScreen.main.bounds

    let bounds = stage.perform { UIScreen.main.bounds }

    #expect(bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(UIScreen.main.bounds == before)
    #expect(stage.perform { UIApplication.shared.keyWindow === stage.window })
  }

  @Test func stagesPlayInTurnsEachAtItsOwnTime() throws {
    let (first, second) = (Stage(screen: small), Stage(screen: small))
    var log: [String] = []
    first.schedule(at: 1) { log.append("first \(CACurrentMediaTime())") }
    second.schedule(at: 0.5) { log.append("second \(CACurrentMediaTime())") }

    try first.advance(to: 0.9)
    try second.advance(to: 0.6)
    try first.advance(to: 2)

    #expect(log == ["second 0.5", "first 1.0"])
    #expect(second.now == 0.6)
  }

  @Test func aFilmIsSampledAtTheRateAndExactlyAtItsEnd() async throws {
    let stage = Stage(screen: small)
    let view = red(on: stage)
    stage.perform { UIView.animate(withDuration: 0.25) { view.frame.origin.x = 16 } }
    var frames: [Frame] = []
    let options = Footage.Options(framesPerSecond: 10, startHold: 0.5)

    for try await frame in Footage(of: stage, duration: 0.25, options: options) {
      frames.append(frame)
    }

    #expect(frames.map { ($0.duration * 1000).rounded() } == [600, 100, 50, 800])
    let (first, last) = (frames[0].bitmap, frames[3].bitmap)
    #expect(first[0, 5] == Pixel(red: 255, green: 0, blue: 0))
    #expect(first[16, 5] == Pixel(red: 0, green: 0, blue: 0))
    #expect(last[0, 5] == Pixel(red: 0, green: 0, blue: 0))
    #expect(last[16, 5] == Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func aFilmEndsAtTheInstantAtWhichItIsOver() async throws {
    let stage = Stage(screen: small)
    var isOver = false
    stage.schedule(at: 0.123) { isOver = true }
    var durations: [Double] = []
    let film = Footage(of: stage, options: Footage.Options(framesPerSecond: 10)) { [stage] in
      stage.now >= 0.123
    }

    for try await frame in film { durations.append((frame.duration * 1000).rounded()) }

    #expect(durations == [100, 23, 800])
    #expect(isOver)
    #expect(stage.now == 0.123)
  }

  @Test func aFilmThatIsNeverOverIsAnError() async {
    let stage = Stage(screen: small)
    let options = Footage.Options(framesPerSecond: 10, longest: 0.5)

    await #expect(throws: FootageError.neverEnds(after: 0.5)) {
      for try await _ in Footage(of: stage, options: options, until: { false }) {}
    }
  }

  @Test(arguments: [1, 2, 5])
  func theNumberOfFramesInFlightDoesNotChangeThem(count: Int) async throws {
    func frames(_ count: Int) async throws -> [Frame] {
      let stage = Stage(screen: small)
      let view = red(on: stage)
      stage.perform {
        UIView.animate(withDuration: 0.2) {
          view.transform = CGAffineTransform(rotationAngle: 1)
          view.alpha = 0.5
        }
      }
      let options = Footage.Options(framesInFlight: count)
      var frames: [Frame] = []
      for try await frame in Footage(of: stage, duration: 0.2, options: options) {
        frames.append(frame)
      }
      return frames
    }

    #expect(try await frames(count) == frames(3))
  }
}
