import Testing
import UIKit

@Suite @MainActor struct StatusBarViewTests {
  @Test func signalTimeAndBatteryAreInTheColourThatIsAskedFor() throws {
    let bar = StatusBarView(frame: CGRect(x: 0, y: 0, width: 375, height: 20))
    bar.foreground = .red
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2

    let picture = UIGraphicsImageRenderer(size: bar.bounds.size, format: format).image { _ in
      bar.draw(bar.bounds)
    }

    let image = try #require(picture.cgImage)
    #expect(image.color(x: 42, y: 20) == .red)
    #expect(image.color(x: 710, y: 20) == .red)
    let columns = (0..<750).filter { x in (0..<40).contains { image.alpha(x: x, y: $0) > 128 } }
    let time = columns.filter { $0 > 300 && $0 < 450 }
    #expect(abs((try #require(time.first) + (try #require(time.last))) / 2 - 375) <= 2)
  }
}
