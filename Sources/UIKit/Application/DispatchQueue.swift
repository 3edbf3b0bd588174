public import Dispatch
import Foundation

/// Dispatch's queues, but the main one runs on virtual time.
///
/// Declared here, it takes the place of Dispatch's own class in files that import UIKit, so that
/// `DispatchQueue.main.asyncAfter` in an animator keeps to the film's time. All other queues pass
/// through to Dispatch and know nothing of that time.
public final class DispatchQueue: Sendable {
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  public static let main = DispatchQueue(real: nil)

  /// The queue that does the work; nil is the main queue.
  private let real: Dispatch.DispatchQueue?

  private init(real: Dispatch.DispatchQueue?) {
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

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(real: .global(qos: qos))
  }

  public var label: String { (real ?? .main).label }
}

extension DispatchQueue {
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if let real { return real.async(group: group, qos: qos, flags: flags, execute: work) }
    group?.enter()
    MainQueue.schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    if let real { return real.async(execute: workItem) }
    MainQueue.schedule(after: 0, workItem.perform)
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let delay = deadline.seconds - MainQueue.now
    if let real {
      return real.asyncAfter(deadline: .now() + delay, qos: qos, flags: flags, execute: work)
    }
    MainQueue.schedule(after: delay, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    let delay = deadline.seconds - MainQueue.now
    if let real { return real.asyncAfter(deadline: .now() + delay, execute: workItem) }
    MainQueue.schedule(after: delay, workItem.perform)
  }

  /// Unlike Apple's, `main.sync` on the main thread stops with a sentence: it would wait for itself.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if let real { return try real.sync(execute: work) }
    precondition(!Thread.isMainThread, "DispatchQueue.main.sync on the main thread never returns")
    return try Dispatch.DispatchQueue.main.sync(execute: work)
  }
}
