import CoreGraphics
import Foundation
import Raster
import Testing

@testable import QuartzCore

@Suite struct CornerCurveTests {
  private func card(
    _ curve: CALayerCornerCurve, width: Double = 100, radius: Double = 20,
    _ change: @escaping (inout LayerValues) -> Void = { _ in }
  ) throws -> Bitmap {
    let card = node(width, 100) {
      $0.backgroundColor = .red
      $0.cornerRadius = radius
      $0.cornerCurve = curve
      change(&$0)
    }
    return try draw(root(width, 100, [card]), Int(width), 100)
  }

  private func coverage(_ bitmap: Bitmap) -> Double {
    bitmap.withPixels { $0.reduce(0) { $0 + Double($1 >> 24) / 255 } }
  }

  @Test func aSmoothCornerBeginsEarlierAndEndsAtTheSameArc() throws {
    let (round, smooth) = (try card(.circular), try card(.continuous))

    // 1.2 radii from the corner a circle has not begun yet.
    #expect(round[24, 0].alpha == 255 && smooth[24, 0].alpha < 255)
    #expect(smooth[31, 0].alpha == 255)
    // Along the diagonal the two are nearly the same.
    #expect((5...7).allSatisfy { abs(Int(round[$0, $0].alpha) - Int(smooth[$0, $0].alpha)) < 40 })
    #expect(coverage(smooth) < coverage(round) && coverage(round) - coverage(smooth) < 20)
  }

  /// Up to what the rasteriser makes of one curve walked in two directions.
  @Test func itIsTheSameSeenFromEachEdge() throws {
    let smooth = try card(.continuous)

    for x in 0..<32 {
      for y in 0..<32 {
        let corners = [
          smooth[x, y], smooth[y, x], smooth[99 - x, y], smooth[x, 99 - y], smooth[99 - x, 99 - y],
        ].map { Int($0.alpha) }
        #expect((corners.max() ?? 0) - (corners.min() ?? 0) <= 8)
      }
    }
  }

  @Test func whereTheEdgesAreTooShortItIsACircle() throws {
    let (round, smooth) = (
      try card(.circular, width: 40), try card(.continuous, width: 40)
    )

    #expect(abs(coverage(round) - coverage(smooth)) < 0.5)
    #expect(round[20, 0].alpha == smooth[20, 0].alpha)
  }

  @Test func onlyMaskedCornersAreSmooth() throws {
    let top = try card(.continuous) {
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    #expect(top[0, 0].alpha == 0 && top[99, 0].alpha == 0)
    #expect(top[0, 99].alpha == 255 && top[99, 99].alpha == 255)
  }

  @Test @MainActor func aCurveSaysHowFarItReaches() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(abs(CALayer.cornerCurveExpansionFactor(.continuous) - 1.528665) < 1e-9)
  }
}
