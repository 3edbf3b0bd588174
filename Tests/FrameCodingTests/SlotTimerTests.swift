import Raster
import Testing

@testable import FrameCoding

@Suite struct SlotTimerTests {
  private func slots(_ durations: [Double]) -> [FrameSlot<Int>] {
    var timer = SlotTimer<Int>(tick: .gif)
    var slots = durations.indices.flatMap { timer.add($0, duration: durations[$0]) }
    slots += timer.finish()
    return slots
  }

  @Test func framesTooShortMergeButNeverIntoTheLast() {
    let slots = slots([0.05, 0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.01, 0.5])

    #expect(slots.map(\.content) == [0, 1, 4, 8])
    #expect(slots.map(\.ticks) == [5, 2, 2, 50])
  }

  @Test func aShortFrameBeforeTheLastGivesItsTimeToTheOneBefore() {
    let slots = slots([0.1, 0.1, 0.01, 0.5])

    #expect(slots.map(\.content) == [0, 1, 3])
    #expect(slots.map(\.ticks) == [10, 11, 50])
  }

  @Test func aShortFrameNeverTakesTheTimeOfALongOne() {
    let slots = slots([0.01, 1, 0.01, 1, 0.5])

    #expect(slots.map(\.content) == [1, 3, 4])
    #expect(slots.map(\.ticks) == [101, 101, 50])
  }

  @Test func theTimeOfAllIsKeptHoweverShortTheLastOnesAre() {
    let slots = slots([0.06, 0.02, 0.01, 0])

    #expect(slots.map(\.content) == [0, 3])
    #expect(slots.map(\.ticks) == [7, 2])
  }

  @Test func sixtyFramesASecondBecomeFortyWithoutDrift() {
    let slots = slots(Array(repeating: 1.0 / 60, count: 60))

    #expect(slots.reduce(0) { $0 + $1.ticks } == 100)
    #expect(slots.allSatisfy { (2...3).contains($0.ticks) })
    #expect(slots.last?.content == 59)
  }

  @Test func aLastFrameTooShortTakesTimeFromTheOneBefore() {
    #expect(slots([0.1, 0.01]).map(\.ticks) == [9, 2])
    #expect(slots([0.1, 0]).map(\.ticks) == [8, 2])
    #expect(slots([0.01, 0]).map(\.ticks) == [2, 2])
    #expect(slots([0]).map(\.ticks) == [2])
  }

  @Test func aFrameIsGivenItsTimeWhenTheNextIsSampled() {
    var ahead = FrameLookAhead()
    let one = Bitmap(width: 1, height: 1)

    #expect(ahead.add(one, at: 0) == nil)
    #expect(ahead.add(one, at: 0.04)?.duration == 0.04)
    #expect(ahead.finish(hold: 0.5)?.duration == 0.5)
    #expect(ahead.finish() == nil)
  }
}
