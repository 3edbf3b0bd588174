import CoreGraphics
import Foundation
import Raster
import Testing

@testable import QuartzCore

@Suite struct ProjectionTests {
  /// The right edge of the flip's page at these angles, measured in a browser engine and computed.
  @Test(arguments: [(45.0, 352.8609), (50, 313.3509), (60, 187.5)])
  func aPageFlipsAboutItsLeftEdge(angle: Double, right: Double) throws {
    let drawn = try draw(flip(angle), 94, 167, scale: 0.25)

    let covered = (0..<94).filter { drawn[$0, 83].alpha == 255 }
    #expect(covered.first == 0)
    #expect(covered.last == Int((right / 4 - 0.5).rounded(.up)) - 1)
  }

  @Test func whatIsAnimatedInAPageIsDrawnOverItsStillPart() throws {
    let still = try draw(flip(40, shadow: shadow(isAnimating: false)), 94, 167, scale: 0.25)
    let moving = try draw(flip(40, shadow: shadow(isAnimating: true)), 94, 167, scale: 0.25)

    let difference = zip(bytes(still), bytes(moving)).map { abs(Int($0) - Int($1)) }
    #expect(difference.reduce(0, +) < difference.count / 2)
    #expect((difference.max() ?? 0) < 32)
    #expect(moving[2, 83].red < 80)
  }

  @Test(arguments: [true, false])
  func boundsThatCutNothingCostNothing(isAnimating: Bool) throws {
    let shade = shadow(isAnimating: isAnimating)
    let open = try draw(flip(40, shadow: shade), 94, 167, scale: 0.25)
    let clipped = try draw(flip(40, shadow: shade, clips: true), 94, 167, scale: 0.25)

    #expect(open == clipped)
  }

  @Test func boundsCutWhatSticksOutOfAProjectedPage() throws {
    let wide = node(800, 667, isAnimating: true) { $0.backgroundColor = .red }
    let open = try draw(flip(60, shadow: wide), 94, 167, scale: 0.25)
    let clipped = try draw(flip(60, shadow: wide, clips: true), 94, 167, scale: 0.25)

    #expect(open[40, 83] == Pixel(red: 255, green: 0, blue: 0))
    #expect(clipped[40, 83] == Pixel(red: 255, green: 0, blue: 0))
    #expect(clipped[50, 83].alpha == 0)
  }

  @Test func theSublayerTransformActsAboutTheAnchor() throws {
    let dot = node(2, 2, at: (10, 10)) { $0.backgroundColor = .red }
    let parent = node(40, 40, sublayers: [dot]) {
      $0.anchorPoint = .zero
      $0.position = .zero
      $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    }

    let drawn = try draw(root(40, 40, [parent]), 40, 40)

    #expect(drawn[20, 20].alpha == 255 && drawn[23, 23].alpha == 255)
    #expect(drawn[19, 20].alpha == 0 && drawn[24, 23].alpha == 0)
  }

  @Test(arguments: [(LayerNode.Kind.transform, 20), (.plain, 5)])
  func onlyTransformLayersPassOnTheThirdDimension(kind: LayerNode.Kind, width: Int) throws {
    let inner = node(20, 20) {
      $0.backgroundColor = .white
      $0.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    }
    let outer = node(20, 20, kind: kind, sublayers: [inner]) {
      $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    }

    let drawn = try draw(root(20, 20, [outer]), 20, 20)

    let covered = (0..<20).filter { drawn[$0, 10].alpha > 127 }.count
    #expect(abs(covered - width) <= 1)
  }

  @Test func aLayerThatReachesBehindTheEyeIsCutThere() throws {
    let floor = node(40, 400, at: (0, -180)) {
      $0.backgroundColor = .white
      $0.transform = CATransform3DMakeRotation(1.4, 1, 0, 0)
    }
    let tree = root(40, 40, [floor]) { $0.sublayerTransform.m34 = -1.0 / 50 }

    let drawn = try draw(tree, 40, 40)

    let covered = (0..<40).map { y in drawn[20, y].alpha == 255 }
    #expect(covered.contains(true) && covered.contains(false))
  }

  @Test func aLayerTooLargeForAPictureOfItsOwnIsStillDrawn() throws {
    let strip = node(20, 60000, sublayers: [node(20, 60000) { $0.backgroundColor = .white }]) {
      $0.opacity = 0.5
    }

    #expect(try draw(root(20, 20, [strip]), 20, 20)[10, 10].alpha == 128)
  }

  private func flip(
    _ angle: Double, shadow: LayerNode? = nil, clips: Bool = false
  ) -> LayerNode {
    let page = node(375, 667, sublayers: shadow.map { [$0] } ?? [], isAnimating: true) {
      $0.backgroundColor = .white
      $0.masksToBounds = clips
      $0.anchorPoint = CGPoint(x: 0, y: 0.5)
      $0.position = CGPoint(x: 0, y: 333.5)
      $0.transform = CATransform3DMakeRotation(-angle * .pi / 180, 0, 1, 0)
    }
    return root(375, 667, [page]) { $0.sublayerTransform.m34 = -0.002 }
  }

  private func shadow(isAnimating: Bool) -> LayerNode {
    node(375, 667, kind: .gradient, isAnimating: isAnimating) {
      $0.gradient.colors = [.black, CGColor(gray: 0, alpha: 0.5), .clear]
      $0.gradient.startPoint = CGPoint(x: 0, y: 0.5)
      $0.gradient.endPoint = CGPoint(x: 1, y: 0.5)
      $0.opacity = 0.75
    }
  }

  private func bytes(_ bitmap: Bitmap) -> [UInt8] {
    bitmap.withPixels {
      $0.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 24)] }
    }
  }
}
