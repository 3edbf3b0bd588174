#if compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import QuartzCore

  /// Puts the tasks of an app's code on virtual time: what they start, while a stage is moved on, is done
  /// on the main actor at its instant, and a `Task.sleep` lasts as long on the clock as it says.
  ///
  /// Swift's executors are still experimental, and so are the names that this takes; with another
  /// compiler tasks stay on the machine's time.
  enum VirtualExecutors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = VirtualMainExecutor()
    static let defaultExecutor: any TaskExecutor = VirtualTaskExecutor()

    /// To be called before anything asynchronous is begun.
    static func install() {
      createExecutors(factory: Self.self)
    }
  }

  @_silgen_name("swift_createExecutors")
  private func createExecutors<Factory: ExecutorFactory>(factory: Factory.Type)

  private final class VirtualMainExecutor: MainExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      guard !VirtualTurn.take(job, after: 0) else { return }
      DispatchQueue.main.async { [self] in
        job.runSynchronously(on: asUnownedSerialExecutor())
      }
    }

    func checkIsolated() {
      dispatchPrecondition(condition: .onQueue(.main))
    }

    func run() throws { dispatchMain() }
    func stop() {}
  }

  private final class VirtualTaskExecutor: TaskExecutor, SchedulingExecutor {
    private let machine = PlatformExecutorFactory.defaultExecutor

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !VirtualTurn.take(job, after: 0) { machine.enqueue(job) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      if let delay = delay as? Swift.Duration {
        let job = UnownedJob(job)
        let seconds = Double(delay.components.seconds) + Double(delay.components.attoseconds) / 1e18
        // The machine's clock has gone on by some microseconds since the code asked for the delay.
        let asked = (seconds * 1e3).rounded() / 1e3
        if !VirtualTurn.take(job, after: asked) {
          DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [machine] in
            machine.enqueue(job)
          }
        }
      } else {
        (machine as? any SchedulingExecutor)?.enqueue(
          job, after: delay, tolerance: tolerance, clock: clock)
      }
    }
  }

  /// The turn of a stage's clock that is being played.
  private enum VirtualTurn {
    /// Has a job done by the clock if it comes from such a turn.
    static func take(_ job: UnownedJob, after delay: Double) -> Bool {
      guard AnimationClock.isInTurn else { return false }
      MainActor.assumeIsolated {
        _ = AnimationClock.current.schedule(after: delay) {
          job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        }
      }
      return true
    }
  }
#endif
