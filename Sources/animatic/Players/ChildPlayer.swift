import Foundation
import Glibc
import ImageFiles
import Synchronization

/// A player that this process has started and watches over.
final class ChildPlayer: Sendable {
  /// How a player has ended.
  enum End: Sendable {
    case done(PlayerResult)
    /// It ended without a result: by itself with a status, or by a signal.
    case exited(Int32)
    case crashed(signal: Int32)
    /// It didn't get on for so long that it was stopped.
    case stuck
  }

  let signs: LifeSigns
  let process: pid_t
  private let talk: Int32
  private let result: Int32
  private let lifeline: Int32
  private let prints: Int32

  /// Starts this program once more with the same words, in a role.
  ///
  /// - Parameters:
  ///   - input: What it finds on stdin.
  ///   - output: The descriptor that is its stdout.
  static func start(
    _ role: PlayerRole, input: [UInt8], output: Int32
  ) throws -> ChildPlayer {
    // No child may be started while another one's descriptors could still leak into it.
    try starting.withLock { _ in try ChildPlayer(role, input: input, output: output) }
  }

  private static let starting = Mutex(())

  private init(_ role: PlayerRole, input: [UInt8], output: Int32) throws(Failure) {
    let failure = Failure(
      .bug,
      "no process can be started that plays the code; is there memory left, and room for temporary files?"
    )
    guard let page = NamelessFile.open(), let prints = NamelessFile.open(),
      let signs = LifeSigns(page),
      let words = try? String(decoding: JSONEncoder().encode(role), as: UTF8.self),
      let stdin = NamelessFile.open(with: input), let talk = Pipe(), let result = Pipe(),
      let lifeline = Pipe()
    else { throw failure }
    let given = [stdin, output, talk.writer, page, result.writer, lifeline.reader, prints]
    defer { for end in given where end != output && end != prints { close(end) } }
    guard let process = Self.spawn(given, role: words) else { throw failure }
    self.signs = signs
    self.process = process
    (self.talk, self.result) = (talk.reader, result.reader)
    (self.lifeline, self.prints) = (lifeline.writer, prints)
  }

  deinit { for end in [talk, result, lifeline, prints] { close(end) } }

  /// Two ends, neither of which a child gets by accident.
  private struct Pipe {
    let reader: Int32
    let writer: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reader, writer) = (ends[0], ends[1])
    }
  }

  /// - Parameter given: What the child has under the numbers from 0 on.
  private static func spawn(_ given: [Int32], role: String) -> pid_t? {
    // Out of the way of the numbers that they are to have.
    let high = given.map { fcntl($0, F_DUPFD_CLOEXEC, 32) }
    defer { for end in high { close(end) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in high.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    var environment = ProcessInfo.processInfo.environment
    environment[PlayerRole.variable] = role
    // The trap's own line says what happened; a trace of the tool's calls would follow.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var process: pid_t = 0
    guard let program = try? ProgramFolders.ownPath else { return nil }
    let code = withStrings(CommandLine.arguments) { words in
      withStrings(variables) { variables in
        posix_spawn(&process, program, &actions, nil, words, variables)
      }
    }
    return code == 0 ? process : nil
  }

  private static func withStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

extension ChildPlayer {
  /// Waits for the end.
  ///
  /// - Parameters:
  ///   - timeout: After how many seconds without a sign of life it is stopped.
  ///   - lines: Gets what it says on stderr.
  ///   - beat: Called twenty times a second.
  func watch(
    timeout: Double, lines: @escaping @Sendable (String) -> Void,
    beat: @escaping @Sendable () -> Void
  ) async -> End {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        continuation.resume(returning: wait(timeout: timeout, lines: lines, beat: beat))
      }
    }
  }

  private func wait(
    timeout: Double, lines: (String) -> Void, beat: () -> Void
  ) -> End {
    var (said, answer) = ([UInt8](), [UInt8]())
    var (beats, last) = (signs.beats, ContinuousClock.now)
    var isStuck = false
    var open = [talk, result]
    while !open.isEmpty {
      var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&polled, nfds_t(polled.count), 50)
      for entry in polled where entry.revents != 0 {
        let bytes = Self.read(entry.fd)
        if bytes.isEmpty { open.removeAll { $0 == entry.fd } }
        if entry.fd == talk { said += bytes } else { answer += bytes }
      }
      while let end = said.firstIndex(of: UInt8(ascii: "\n")) {
        lines(String(decoding: said[..<end], as: UTF8.self))
        said.removeSubrange(...end)
      }
      beat()
      if signs.beats != beats { (beats, last) = (signs.beats, .now) }
      if !isStuck, ContinuousClock.now - last > .seconds(timeout) {
        isStuck = true
        kill(process, SIGTERM)
      } else if isStuck, ContinuousClock.now - last > .seconds(timeout + 2) {
        kill(process, SIGKILL)
      }
    }
    if !said.isEmpty { lines(String(decoding: said, as: UTF8.self)) }
    // What it had no time to pass on.
    for line in PrintedLines(prints).take(after: &signs.passedOn, andRest: true) { lines(line) }
    return end(isStuck: isStuck, answer: answer)
  }

  private func end(isStuck: Bool, answer: [UInt8]) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if let result = try? JSONDecoder().decode(PlayerResult.self, from: Data(answer)) {
      return .done(result)
    }
    if isStuck { return .stuck }
    let signal = status & 0x7F
    if signal != 0 { return .crashed(signal: signal) }
    let code = (status >> 8) & 0xFF
    return code > 128 ? .crashed(signal: code - 128) : .exited(code)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }
}
