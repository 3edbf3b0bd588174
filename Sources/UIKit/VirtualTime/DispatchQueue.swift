public import Dispatch
import Foundation
import QuartzCore

/// Dispatch's queues, but the main one runs on virtual time.
///
/// Declared here, it takes the place of Dispatch's own class in files that import UIKit, so that
/// `DispatchQueue.main.asyncAfter` in an animator keeps to the film's time. Beside an explicit
/// import of Foundation or Dispatch the calls still find their way here, because the forms without
/// defaulted arguments are preferred; only the bare name of the type is ambiguous then.
///
/// What an app's code on a stage gives to another queue is done on the main thread, at its instant, as
/// if that queue had been quick: films don't wait for other threads. What comes from elsewhere passes
/// through to Dispatch.
public class DispatchQueue: @unchecked Sendable {
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  public static let main = MainDispatchQueue()

  let real: Dispatch.DispatchQueue

  init(real: Dispatch.DispatchQueue) {
    self.real = real
  }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit
  ) {
    self.init(
      real: Dispatch.DispatchQueue(
        label: label, qos: qos, attributes: attributes,
        autoreleaseFrequency: autoreleaseFrequency))
  }

  public static func global(qos: DispatchQoS.QoSClass) -> DispatchQueue {
    DispatchQueue(real: .global(qos: qos))
  }

  public static func global() -> DispatchQueue {
    global(qos: .default)
  }

  public var label: String { real.label }

  public func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, execute: work)
  }

  public func async(
    group: DispatchGroup?, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard AnimationClock.isInTurn else {
      return real.async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    MainQueue.scheduleBackground(after: 0) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    guard AnimationClock.isInTurn else { return real.async(execute: workItem) }
    MainQueue.scheduleBackground(after: 0, workItem.perform)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard AnimationClock.isInTurn else {
      return real.asyncAfter(deadline: deadline.real, qos: qos, flags: flags, execute: work)
    }
    MainQueue.scheduleBackground(after: deadline.delay, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    guard AnimationClock.isInTurn else {
      return real.asyncAfter(deadline: deadline.real, execute: workItem)
    }
    MainQueue.scheduleBackground(after: deadline.delay, workItem.perform)
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try real.sync(execute: work)
  }
}
