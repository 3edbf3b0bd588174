public import Dispatch
import Foundation

/// Dispatch's queues, but the main one runs on virtual time.
///
/// Declared here, it takes the place of Dispatch's own class in files that import UIKit, so that
/// `DispatchQueue.main.asyncAfter` in an animator keeps to the film's time. Beside an explicit
/// import of Foundation or Dispatch the calls still find their way here, because the forms without
/// defaulted arguments are preferred; only the bare name of the type is ambiguous then.
///
/// All other queues pass through to Dispatch and know nothing of that time.
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
    real.async(group: group, qos: qos, flags: flags, execute: work)
  }

  public func async(execute workItem: DispatchWorkItem) {
    real.async(execute: workItem)
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    real.asyncAfter(deadline: deadline.real, qos: qos, flags: flags, execute: work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    real.asyncAfter(deadline: deadline.real, execute: workItem)
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try real.sync(execute: work)
  }
}
