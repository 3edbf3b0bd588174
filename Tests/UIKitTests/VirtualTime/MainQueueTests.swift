import Testing
import UIKit

@Suite("The main queue and timers on virtual time")
@MainActor
struct MainQueueTests {
  @Test("Work for the main queue is done in a later turn of the same instant, in order")
  func async() throws {
    try Film.play { film in
      var log: [String] = []

      DispatchQueue.main.async { log.append("first") }
      DispatchQueue.main.async(execute: DispatchWorkItem { log.append("second") })
      log.append("after the calls")
      try film.clock.advance(to: 0)

      #expect(log == ["after the calls", "first", "second"])
    }
  }

  @Test(
    "Deadlines are kept to exactly, whichever way they are written",
    arguments: [
      DispatchTimeInterval.milliseconds(300), .microseconds(300_000), .nanoseconds(300_000_000),
    ])
  func deadlines(interval: DispatchTimeInterval) throws {
    try Film.play { film in
      try film.clock.advance(to: 1)
      var times: [Double] = []

      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { times.append(CACurrentMediaTime()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + interval) {
        times.append(CACurrentMediaTime())
      }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(2)) {
        times.append(CACurrentMediaTime())
      }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { times.append(-1) }
      try film.clock.advance(to: 10)

      #expect(times == [1.3, 1.3, 3])
    }
  }

  @Test("Deadlines that are past are due at once, and a work item can be called off")
  func pastAndCancelled() throws {
    try Film.play { film in
      var log: [String] = []
      let item = DispatchWorkItem { log.append("item") }

      DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.append("past") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
      item.cancel()
      try film.clock.advance(to: 1)

      #expect(log == ["past"])
    }
  }

  @Test("Other queues pass through to Dispatch")
  func otherQueues() {
    let queue = DispatchQueue(label: "a queue")

    #expect(queue.sync { 6 * 7 } == 42)
    #expect(queue.label == "a queue")
    #expect(DispatchQueue.global().sync { !DispatchQueue.main.label.isEmpty })
  }

  @Test("A timer fires at its interval from when it was made, without drift, until it is invalid")
  func timers() throws {
    try Film.play { film in
      let log = TimerLog()

      let repeating = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { log.note() }
      }
      let once = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { log.note() }
      }
      film.clock.schedule(at: 0.45) { repeating.invalidate() }
      try film.clock.advance(to: 5)

      #expect(log.times.count == 5)
      for (time, expected) in zip(log.times, [0.1, 0.2, 0.25, 0.3, 0.4]) {
        #expect(abs(time - expected) < 1e-9)
      }
      #expect(!repeating.isValid && !once.isValid)
    }
  }
}

@MainActor
private final class TimerLog {
  private(set) var times: [Double] = []

  func note() { times.append(CACurrentMediaTime()) }
}
