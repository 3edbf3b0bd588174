import CoreGraphics
import Raster
import Testing

@testable import QuartzCore

@Suite("Layers shown by a picture of a resolution of their own")
struct RasterizationTests {
  /// A white strip of 2.5 points in a group, at two pixels a point.
  private func drawn(_ change: (inout LayerValues) -> Void) throws -> [UInt8] {
    let strip = node(2.5, 4) { $0.backgroundColor = .white }
    let group = node(8, 4, sublayers: [strip], change)
    let bitmap = try draw(root(8, 4, [group]), 16, 8, scale: 2)
    return (0..<8).map { bitmap[$0, 4].alpha }
  }

  @Test("At the screen's scale nothing changes")
  func same() throws {
    let plain = try drawn { _ in }

    #expect(plain == [255, 255, 255, 255, 255, 0, 0, 0])
    #expect(
      try drawn {
        $0.shouldRasterize = true
        $0.rasterizationScale = 2
      } == plain)
  }

  @Test("At a coarser one edges fall on coarser pixels and are smoothed")
  func coarse() throws {
    let coarse = try drawn { $0.shouldRasterize = true }

    #expect(coarse[0..<3] == [255, 255, 255])
    #expect(abs(Int(coarse[3]) - 191) <= 1 && abs(Int(coarse[4]) - 64) <= 1)
    #expect(coarse[5] == 0)
  }
}
