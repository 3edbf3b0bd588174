import Testing

@testable import ImageFiles

@Suite struct SpoolFileTests {
  @Test(arguments: [0, 1, 1 << 18, 600_001])
  func whatWasWrittenComesBack(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 >> 4) }
    var file = try SpoolFile()
    try file.write(Array(bytes.prefix(count / 3)))
    try file.write(Array(bytes.dropFirst(count / 3)))

    var read: [UInt8] = []
    try file.finish { read += $0 }

    #expect(read == bytes)
  }
}
