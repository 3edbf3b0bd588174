import Glibc

/// A page of memory on which a player tells how far it is. The process that watches over it can still
/// read it when the player has crashed.
final class LifeSigns: @unchecked Sendable {
  /// Only what may be torn without harm: nobody waits for the other side.
  private struct Page {
    /// Grows as long as the code comes back.
    var beats: UInt64 = 0
    var frames: UInt64 = 0
    /// How many bytes of what the code has printed are passed on.
    var passedOn = 0
    /// Virtual time, in seconds.
    var time = 0.0
  }

  /// How much room a text has, its closing zero included.
  private static let room = 512
  private static let size = 4096

  private let memory: UnsafeMutableRawPointer

  /// The page behind an open file, which is made as long as it must be.
  init?(_ descriptor: Int32) {
    guard ftruncate(descriptor, Self.size) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

  private var page: UnsafeMutablePointer<Page> { memory.assumingMemoryBound(to: Page.self) }

  var beats: UInt64 { page.pointee.beats }
  var frames: UInt64 { page.pointee.frames }
  var time: Double { page.pointee.time }

  var passedOn: Int {
    get { page.pointee.passedOn }
    set { page.pointee.passedOn = newValue }
  }

  func beat() { page.pointee.beats += 1 }

  func move(to time: Double) {
    page.pointee.time = time
    beat()
  }

  func addFrame() { page.pointee.frames += 1 }

  /// Whose code is at work: the animator of the transition that runs, or who was called last.
  var subject: String {
    get { text(0) }
    set { write(newValue, 0) }
  }

  /// Who was called last, and what for.
  var call: String {
    get { text(1) }
    set { write(newValue, 1) }
  }

  private func text(_ slot: Int) -> String {
    String(cString: start(of: slot).assumingMemoryBound(to: CChar.self))
  }

  private func write(_ text: String, _ slot: Int) {
    let bytes = Array(text.utf8.prefix(Self.room - 1)) + [0]
    start(of: slot).copyMemory(from: bytes, byteCount: bytes.count)
  }

  private func start(of slot: Int) -> UnsafeMutableRawPointer {
    memory + 1024 + slot * Self.room
  }
}
