import FrameCoding
import Testing

@Suite struct FrameScheduleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var fps: Double
    var duration: Double
    var startHold = 0.0
    var endHold = 0.8
    /// In centiseconds.
    var delays: [Int]

    var testDescription: String { "\(duration) s at \(fps) fps" }
  }

  static let rows = [
    Row(fps: 50, duration: 0.1, delays: [2, 2, 2, 2, 2, 80]),
    Row(fps: 30, duration: 0.2, delays: [3, 4, 3, 3, 4, 3, 80]),
    Row(fps: 60, duration: 0.35, delays: Array(repeating: 2, count: 16) + [3, 80]),
    Row(fps: 100, duration: 0.06, delays: [2, 2, 2, 80]),
    Row(fps: 25, duration: 0.404, delays: Array(repeating: 4, count: 10) + [80]),
    Row(fps: 25, duration: 0.425, delays: Array(repeating: 4, count: 10) + [3, 80]),
    Row(fps: 25, duration: 0.1, startHold: 0.3, endHold: 0.5, delays: [34, 4, 2, 50]),
    Row(fps: 25, duration: 0, delays: [80]),
    Row(fps: 25, duration: 0, startHold: 0.3, delays: [110]),
    Row(fps: 25, duration: 0.03, delays: [3, 80]),
    Row(fps: 25, duration: 0.01, delays: [2, 79]),
    Row(fps: 10, duration: 0.2, endHold: 0, delays: [10, 10, 2]),
  ]

  @Test(arguments: rows)
  func delaysComeFromRoundingCumulativeTime(row: Row) {
    let schedule = FrameSchedule(
      framesPerSecond: row.fps, duration: row.duration, startHold: row.startHold,
      endHold: row.endHold)

    #expect(schedule.slots(tick: .gif).map(\.ticks) == row.delays)
  }

  @Test(arguments: [24.0, 25, 29.97, 30, 50, 60], [0.25, 0.333, 0.35, 0.404, 0.5, 0.7071, 2])
  func delaysAddUpToTheFilmAndItsHolds(fps: Double, duration: Double) {
    let schedule = FrameSchedule(
      framesPerSecond: fps, duration: duration, startHold: 0.303, endHold: 0.8)
    let slots = schedule.slots(tick: .gif)

    let total = Int((duration * 100).rounded()) + 30 + 80
    #expect(slots.reduce(0) { $0 + $1.ticks } == total)
    #expect(slots.allSatisfy { $0.ticks >= 2 })
    #expect(slots.first?.content == 0)
    #expect(slots.last?.content == schedule.times.count - 1)
    #expect(slots.last?.ticks == 80)
  }

  @Test func samplesLieOnTheGridAndAtTheEnd() {
    let schedule = FrameSchedule(framesPerSecond: 10, duration: 0.25, endHold: 0.5)

    #expect(schedule.times == [0, 0.1, 0.2, 0.25])
    #expect(schedule.durations.map { ($0 * 1000).rounded() } == [100, 100, 50, 500])
    #expect(schedule.warnings == [])
  }

  @Test func anEndOnTheGridIsSampledOnce() {
    let schedule = FrameSchedule(framesPerSecond: 30, duration: 0.7)

    #expect(schedule.times.count == 22)
    #expect(schedule.times.last == 0.7)
  }

  @Test func aRateTheFormatCannotShowIsCappedWithAWarning() {
    let schedule = FrameSchedule(framesPerSecond: 100, duration: 0.35)

    #expect(schedule.framesPerSecond == 50)
    #expect(schedule.warnings == [.rateCapped(asked: 100, used: 50)])
  }

  @Test func aFormatOfExactTimesKeepsEveryRate() {
    let schedule = FrameSchedule(framesPerSecond: 100, duration: 0.05, tick: nil)

    #expect(schedule.times.count == 6)
    #expect(schedule.warnings == [])
  }

  @Test func anEndHoldTooShortIsRaisedWithAWarning() {
    let schedule = FrameSchedule(framesPerSecond: 25, duration: 0.1, endHold: 0.01)

    #expect(schedule.durations.last == 0.02)
    #expect(schedule.warnings == [.endHoldRaised(asked: 0.01, used: 0.02)])
  }
}
