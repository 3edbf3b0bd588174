import Testing
import Transitions
import UIKit

/// The window is 200×400 points, the screen 375×667.
@MainActor
struct GestureTravelTests {
  private let pan = ToldPan()
  private let window: UIWindow

  init() throws {
    let theatre = try Theatre(root: UIViewController())
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.addGestureRecognizer(pan)
    withExtendedLifetime(theatre) {}
  }

  @Test(
    arguments: [
      (.left, -50, 0, 0.25), (.right, 50, 7, 0.25), (.up, 0, -100, 0.25), (.down, 0, 300, 0.75),
      (.right, -50, 0, 0), (.right, 250, 0, 1), (.inward, 50, 50, 0),
    ] as [(GestureTravel.Way, CGFloat, CGFloat, CGFloat)])
  func theWayIsTheWindowsSide(way: GestureTravel.Way, x: CGFloat, y: CGFloat, progress: CGFloat) {
    pan.travelled = CGPoint(x: x, y: y)

    #expect(GestureTravel(way).progress(of: pan) == progress)
  }

  /// Past the half, unless it flicks: at 1.3 windows a second.
  @Test(
    arguments: [(100, 0, false), (101, 0, true), (10, 260, true), (150, -260, false)]
      as [(CGFloat, CGFloat, Bool)])
  func itFinishesPastTheHalfOrByAFlick(travelled: CGFloat, speed: CGFloat, finishes: Bool) {
    pan.travelled.x = travelled
    pan.speed.x = speed
    #expect(!GestureTravel(.right).finishes(pan))
    pan.isOver = true

    #expect(GestureTravel(.right).finishes(pan) == finishes)
  }
}
