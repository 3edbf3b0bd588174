import CoreGraphics
import Raster
import Testing

@testable import QuartzCore

@Suite("Layers that show what lies behind them")
struct BackdropTests {
  /// White on the left half, black on the right, and a pane of 20×20 in the middle of 40×40.
  private func drawn(
    _ change: (inout LayerValues) -> Void = { _ in },
    sublayers: (LayerNode) -> [LayerNode] = { [$0] }
  ) throws -> Bitmap {
    let white = node(20, 40) { $0.backgroundColor = .white }
    let pane = node(20, 20, at: (10, 10), kind: .backdrop) {
      $0.backdrop.blurRadius = 4
      change(&$0)
    }
    let page = root(40, 40, [white] + sublayers(pane)) { $0.backgroundColor = .black }
    return try draw(page, 40, 40)
  }

  /// Of white, at pixel `x` of an edge at 20 with a blur of 4 pixels.
  private let blurredEdge = [15: 223.0, 19: 140, 20: 115, 24: 32]

  @Test("An edge behind it becomes the integral of a Gaussian, within its bounds only")
  func blur() throws {
    let drawn = try drawn()

    for (x, white) in blurredEdge {
      #expect(abs(Double(drawn[x, 20].red) - white) <= 3)
      #expect(drawn[x, 20].alpha == 255)
    }
    for place in [(19, 9), (19, 30), (9, 20)] { #expect(drawn[place.0, place.1].red == 255) }
    for place in [(20, 9), (20, 30), (30, 20)] { #expect(drawn[place.0, place.1].red == 0) }
  }

  @Test("Without a radius nothing changes")
  func plain() throws {
    #expect(try drawn { $0.backdrop.blurRadius = 0 } == drawn(sublayers: { _ in [] }))
  }

  @Test("In a group that is cut it sees through to what lies under the group")
  func inGroup() throws {
    let grouped = try drawn(sublayers: { pane in
      [
        node(40, 40, sublayers: [pane]) {
          $0.masksToBounds = true
          $0.cornerRadius = 12
        }
      ]
    })

    #expect(grouped == (try drawn()))
  }

  @Test("Its own rounded corners cut it")
  func corners() throws {
    let drawn = try drawn { $0.cornerRadius = 10 }

    #expect(drawn[10, 10].red == 255 && drawn[29, 29].red == 0)
    #expect(abs(Double(drawn[19, 20].red) - 140) <= 3)
  }

  @Test("It fades with its opacity")
  func opacity() throws {
    let drawn = try drawn { $0.opacity = 0.5 }

    #expect(abs(Double(drawn[19, 20].red) - (255 + 140) / 2) <= 3)
  }

  @Test("Beyond the edges of the picture its outermost pixels go on")
  func edges() throws {
    let white = node(20, 20) { $0.backgroundColor = .white }
    let pane = node(20, 20, kind: .backdrop) { $0.backdrop.blurRadius = 4 }

    let drawn = try draw(root(20, 20, [white, pane]), 20, 20)

    #expect(drawn[0, 0].word == 0xFFFF_FFFF && drawn[19, 10].word == 0xFFFF_FFFF)
  }

  @Test("Saturation moves colours away from their grey, or to it")
  func saturation() throws {
    let color = node(20, 20) {
      $0.backgroundColor = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    }
    func shown(_ amount: CGFloat) throws -> Pixel {
      let pane = node(20, 20, kind: .backdrop) { $0.backdrop.saturation = amount }
      return try draw(root(20, 20, [color, pane]), 20, 20)[10, 10]
    }

    let (vivid, grey) = (try shown(2), try shown(0))

    #expect(abs(Int(vivid.red) - 194) <= 2 && abs(Int(vivid.green) - 91) <= 2)
    #expect(grey.red == grey.green && grey.green == grey.blue && abs(Int(grey.red) - 113) <= 2)
  }

  @Test("What moves behind a pane that stands still is seen in the next frame")
  func freshness() throws {
    func page(_ x: Double, _ pane: LayerNode) -> LayerNode {
      let square = node(10, 40, at: (x, 0)) { $0.backgroundColor = .white }
      return root(40, 40, [square, pane]) { $0.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    }
    let pane = node(
      20, 20, at: (10, 10),
      sublayers: [node(20, 20, kind: .backdrop) { $0.backdrop.blurRadius = 2 }])
    let renderer = LayerRenderer()

    let first = try draw(page(0, pane), 40, 40, with: renderer)
    let second = try draw(page(15, pane), 40, 40, with: renderer)

    #expect(second == (try draw(page(15, pane), 40, 40)))
    #expect(first[20, 20] != second[20, 20])
  }
}
