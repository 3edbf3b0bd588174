import CoreGraphics
import Raster
import Testing

@testable import QuartzCore

@Suite struct RenderingCacheTests {
  @Test func aHitDrawsWhatAMissDraws() throws {
    let renderer = LayerRenderer()
    let card = card()

    for angle in [0.2, 0.4, 0.2] {
      let tree = turned(card, by: angle)
      let fresh = try draw(tree, 40, 40)
      let uncached = try draw(tree, 40, 40, with: LayerRenderer(cache: RenderingCache(limit: 0)))
      #expect(try draw(tree, 40, 40, with: renderer) == fresh)
      #expect(uncached == fresh)
    }
  }

  /// Keys that are equal must have equal hashes, whatever the pixels say.
  @Test func imagesOfEqualPixelsAreKeptApart() throws {
    let cards = (0..<60).map { index in
      node(4, 4, at: (Double(index % 10) * 4, Double(index / 10) * 4)) {
        $0.contents = CGImage(Bitmap(width: 3, height: 3))
        $0.cornerRadius = 1
        $0.masksToBounds = true
      }
    }
    let keys = cards.map { LayerContent($0) }
    #expect(keys[0] == LayerContent(cards[0]))
    #expect(keys[0] != keys[1])
    #expect(Set(keys).count == 60)

    let drawn = try draw(root(40, 40, cards), 40, 40)
    #expect(drawn == Bitmap(width: 40, height: 40))
  }

  @Test func framesDrawnAtOnceAreThoseDrawnInTurn() async throws {
    let card = card()
    let trees = (0..<8).map { turned(card, by: Double($0) / 10) }
    let inTurn = try trees.map { try draw($0, 40, 40) }
    let renderer = LayerRenderer()

    let atOnce = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for (index, tree) in trees.enumerated() {
        group.addTask { (index, try draw(tree, 40, 40, with: renderer)) }
      }
      return try await group.reduce(into: [Int: Bitmap]()) { $0[$1.0] = $1.1 }
    }

    for (index, bitmap) in inTurn.enumerated() { #expect(atOnce[index] == bitmap) }
  }

  @Test func noMoreIsKeptThanTheLimit() throws {
    let cache = RenderingCache(limit: 60_000)
    let renderer = LayerRenderer(cache: cache)

    for angle in 1...6 {
      _ = try draw(turned(card(), by: Double(angle) / 10), 40, 40, with: renderer)
      #expect(cache.byteCount <= 60_000)
    }
    #expect(cache.byteCount > 0)
  }

  /// A card with a shadow and rounded corners, and something on it.
  private func card() -> LayerNode {
    let dot = node(8, 8, at: (4, 4)) { $0.backgroundColor = .red }
    return node(24, 24, at: (8, 8), sublayers: [dot]) {
      $0.backgroundColor = .white
      $0.cornerRadius = 6
      $0.shadowOpacity = 0.5
    }
  }

  private func turned(_ card: LayerNode, by angle: Double) -> LayerNode {
    root(40, 40, [card]) {
      $0.transform = CATransform3DMakeRotation(angle, 0.2, 1, 0.5)
    }
  }
}
