import FrameCoding

/// Breaks GIFs, in one place or several.
struct GIFMutator {
  private let seeds: [[UInt8]]
  /// Where the structure of each seed is, which is where most goes wrong.
  private let joints: [[Int]]

  /// - Parameter seeds: At least one whole GIF.
  init(_ seeds: [[UInt8]]) {
    precondition(!seeds.isEmpty, "there is something to break")
    self.seeds = seeds
    joints = seeds.map { seed in
      let offsets = (try? GIFInspection(seed))?.frames.map(\.offset) ?? []
      return [0] + offsets.map { max(0, $0 - 8) }
    }
  }

  /// One of the seeds, broken.
  func broken(_ random: inout SplitMix64) -> [UInt8] {
    let index = random.number(0...seeds.count - 1)
    var bytes = seeds[index]
    for _ in 0..<random.number(1...4) {
      breakOnce(&bytes, joints: joints[index], &random)
    }
    return bytes
  }

  private func breakOnce(_ bytes: inout [UInt8], joints: [Int], _ random: inout SplitMix64) {
    guard bytes.count > 1 else { return }
    let place = place(in: bytes, joints, &random)
    let end = min(bytes.count, place + random.number(1...24))
    switch random.number(0...9) {
    case 0: bytes[place] ^= 1 << UInt8(random.number(0...7))
    case 1: bytes[place] = random.byte()
    case 2:
      bytes[place] =
        [0, 1, 2, 0x21, 0x2C, 0x3B, 0x7F, 0x80, 0xF9, 0xFE, 0xFF][random.number(0...10)]
    case 3: bytes.removeSubrange(place..<end)
    case 4: bytes.insert(contentsOf: (place..<end).map { _ in random.byte() }, at: place)
    case 5: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 6: bytes.removeSubrange(place...)
    case 7: for index in place..<end { bytes[index] = random.byte() }
    case 8:
      let other = seeds[random.number(0...seeds.count - 1)]
      let from = random.number(0...other.count - 1)
      bytes.replaceSubrange(place..., with: other[from...])
    default:
      let from = self.place(in: bytes, joints, &random)
      let piece = bytes[from..<min(bytes.count, from + random.number(1...300))]
      bytes.insert(contentsOf: piece, at: place)
    }
  }

  /// Half of the time near a joint.
  private func place(
    in bytes: [UInt8], _ joints: [Int], _ random: inout SplitMix64
  ) -> Int {
    let anywhere = random.number(0...bytes.count - 1)
    guard random.chance(0.5) else { return anywhere }
    let joint = joints[random.number(0...joints.count - 1)]
    return min(joint + random.number(0...24), bytes.count - 1)
  }
}
