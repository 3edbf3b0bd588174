import Raster
import Testing
import UIKit

@testable import Stage

/// The dots that show in a film where fingers touch the screen.
@MainActor @Suite struct FingerDotsTests {
  private let stage = Stage(screen: StageScreen(size: CGSize(width: 200, height: 100), scale: 1))

  /// Brightness at a place of the window, black without a dot, in each of the frames of a second.
  private func brightness(
    at point: (x: Int, y: Int), options: Footage.Options
  ) async throws -> [UInt8] {
    var values: [UInt8] = []
    for try await frame in Footage(of: stage, duration: 1, options: options) {
      values.append(frame.bitmap[point.x, point.y].red)
    }
    return values
  }

  @Test func aDotAppearsFollowsAndFades() async throws {
    let path = FingerPath.drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.5)
    stage.touch([path], at: 0.1)

    let options = Footage.Options(framesPerSecond: 20)
    let frames = try await brightness(at: (150, 50), options: options)

    #expect(frames.count == 21)
    // Down at 0.1 s, over the place at 0.6 s, gone 0.2 s later.
    #expect(frames[..<9].allSatisfy { $0 == 0 })
    #expect(frames[12] > 180)
    #expect(frames[14] < frames[12] && frames[14] > 60)
    #expect(frames[16...].allSatisfy { $0 == 0 })
  }

  @Test func itAppearsWithinAFewFramesAndShrinks() async throws {
    let path = FingerPath.tap(at: CGPoint(x: 100, y: 50), for: 0.5)
    stage.touch([path], at: 0)
    let dots = FingerDots(size: stage.screen.size)

    let trees = [0, 0.06, 0.12, 0.3].map { dots.tree(of: stage.fingers(at: $0), at: $0) }

    #expect(trees[0] == nil)
    #expect(trees.map { $0?.sublayers.first?.opacity } == [nil, 0.5, 1, 1])
    #expect(trees.map { $0?.sublayers.first?.transform.m11 } == [nil, 1.15, 1, 1])
    #expect(trees[2] === trees[3])
  }

  @Test func eachFingerHasADot() {
    stage.touch(
      FingerPath.pinch(
        around: CGPoint(x: 100, y: 50), from: 60, to: 120, duration: 0.4), at: 0)
    let dots = FingerDots(size: stage.screen.size)

    let tree = dots.tree(of: stage.fingers(at: 0.2), at: 0.2)

    #expect(tree?.sublayers.map(\.position.x) == [55, 145])
  }

  @Test func filmsCanLeaveThemOutAndTheStageNeverSeesThem() async throws {
    stage.touch([.tap(at: CGPoint(x: 100, y: 50), for: 0.8)], at: 0)
    let before = stage.perform { stage.window.subviews.count }

    let frames = try await brightness(
      at: (100, 50), options: Footage.Options(framesPerSecond: 10, showsTouches: false))

    #expect(frames.allSatisfy { $0 == 0 })
    #expect(stage.perform { stage.window.subviews.count } == before)
    #expect(stage.tree().sublayers.count == before)
  }
}
