import QuartzCore
import Testing
import UIKit

@MainActor
struct FlipTests {
  private func stage() throws -> (
    theatre: Theatre, first: UIViewController, second: UIViewController
  ) {
    let first = UIViewController()
    let theatre = try Theatre(root: first)
    let second = UIViewController()
    theatre.cast("FlipPresent", for: second)
    first.present(second, animated: true)
    return (theatre, first, second)
  }

  /// The angle by which a page is turned, in degrees.
  private func angle(of page: UIViewController) -> Double {
    let turn = shown(page.view).transform
    return Double(atan2(turn.m13, turn.m11)) * 180 / .pi
  }

  /// Where the upper right corner of a page that hangs in a container shows.
  private func corner(of page: UIViewController) throws -> CGPoint {
    let layer = shown(page.view)
    let container = try #require(page.view.superview).layer
    let centre = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let (size, turn) = (layer.bounds.size, layer.transform)
    let (x, y) = (size.width, -size.height / 2)
    let point = (
      x: x * turn.m11 + layer.position.x - centre.x, y: y + layer.position.y - centre.y,
      z: x * turn.m13
    )
    let w = 1 + point.z * container.sublayerTransform.m34
    return CGPoint(x: centre.x + point.x / w, y: centre.y + point.y / w)
  }

  @Test(arguments: [
    (0.1, 0.1986, 17.87, 407.6, -99.7), (0.2, 0.3781, 34.03, 399.9, -241.2),
    (0.3, 0.5405, 48.65, 325.4, -429.7), (0.4, 0.6846, 61.62, 160.3, -646.9),
    (0.5, 0.8080, 72.72, -80.6, -841.4), (0.6, 0.9065, 81.59, -326.5, -958.8),
    (0.7, 0.9740, 87.66, -499.6, -997.2),
  ])
  func thePageTurnsAboutItsLeftEdgeAndDarkens(
    time: TimeInterval, shade: Float, degrees: Double, x: CGFloat, y: CGFloat
  ) throws {
    let (theatre, first, _) = try stage()

    try theatre.advance(to: time)

    #expect(abs(angle(of: first) - degrees) < 0.01)
    #expect(abs(try corner(of: first).x - x) < 0.06)
    #expect(abs(try corner(of: first).y - y) < 0.06)
    #expect(abs(shown(first.view.subviews.last).opacity - shade) < 0.001)
    #expect(shown(first.view).position == CGPoint(x: 0, y: 333.5))
  }

  /// Its free edge is out of sight until the first of these moments: nothing shows of the page below.
  /// After the second all of the page has left the screen.
  @Test func thePageBelowShowsLateAndIsAloneEarly() throws {
    let (theatre, first, _) = try stage()

    for (time, edges) in [
      (0.245, 375.0..<408), (0.249, 0..<375), (0.465, 0..<375), (0.469, -600..<0),
    ] {
      try theatre.advance(to: time)
      #expect(try edges.contains(corner(of: first).x), "at \(time) s")
    }
  }

  @Test(arguments: [
    (0, 90, -562.5, -1000.5), (0.1, 87.66, -499.6, -997.2), (0.2, 81.59, -326.5, -958.8),
    (0.3, 72.72, -80.6, -841.4), (0.4, 61.62, 160.3, -646.9), (0.5, 48.65, 325.4, -429.7),
    (0.6, 34.03, 399.9, -241.2), (0.7, 17.87, 407.6, -99.7),
  ])
  func theWayBackIsTheSameFilmBackwards(
    time: TimeInterval, degrees: Double, x: CGFloat, y: CGFloat
  ) throws {
    let (theatre, first, second) = try stage()
    try theatre.advance(to: 1)
    theatre.cast("FlipDismiss", for: second)

    second.dismiss(animated: true)
    try theatre.advance(to: 1 + time)

    #expect(abs(angle(of: first) - degrees) < 0.01)
    #expect(abs(try corner(of: first).x - x) < 0.06)
    #expect(abs(try corner(of: first).y - y) < 0.06)
    let shade = shown(first.view.subviews.last).opacity
    #expect(abs(Double(shade) - degrees / 90) < 0.001)
  }

  @Test func theShadowFadesFromTheHingeToTheFreeEdge() throws {
    let (theatre, first, _) = try stage()
    try theatre.advance(to: 0.4)

    let gradient = try #require(
      first.view.subviews.last?.layer.sublayers?.first as? CAGradientLayer)

    #expect(gradient.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5))
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0.5))
    let colors = try #require(gradient.colors).compactMap { $0 as? CGColor }
    #expect(colors.map(\.alpha) == [1, 0.5, 0])
  }

  @Test func nothingOfTheHingeIsLeftAtTheEnd() throws {
    let (theatre, first, second) = try stage()
    try theatre.advance(to: 1)
    let container = try #require(second.view.superview)
    #expect(container.subviews == [second.view])
    #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
    theatre.cast("FlipDismiss", for: second)

    second.dismiss(animated: true)
    try theatre.advance(to: 2)

    #expect(first.view.subviews.isEmpty)
    #expect(first.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(theatre.window.subviews == [first.view])
  }
}
