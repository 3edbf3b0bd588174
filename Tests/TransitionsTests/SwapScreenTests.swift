import QuartzCore
import Testing
import Transitions
import UIKit

/// Pages on which a touch exchanges something within 0.6 s.
@MainActor
struct SwapScreenTests {
  private func play(_ name: String) throws -> (theatre: Theatre, page: UIViewController) {
    let page = try #require(ScreenCatalog.entry(named: name)).make()
    let theatre = try Theatre(root: page)
    page.touchesEnded([], with: nil)
    return (theatre, page)
  }

  private func text(_ view: UIView?) -> String? {
    (view as? UILabel ?? view?.subviews.first as? UILabel)?.text
  }

  /// The opacity of the picture of what was there before, which fades over what is there now.
  private func fading(over view: UIView) -> Float? {
    view.layer.sublayers?.last?.presentation()?.opacity
  }

  /// In degrees.
  private func turn(_ view: UIView) -> Double {
    let matrix = shown(view).transform
    return atan2(-matrix.m13, matrix.m11) * 180 / .pi
  }

  @Test(arguments: ["FlippedChildrenScreen", "DissolvedChildrenScreen"])
  func aTouchExchangesTheChildren(name: String) throws {
    let (theatre, page) = try play(name)
    let place = try #require(page.view.subviews.first)
    #expect(place.frame == CGRect(x: 56, y: 150, width: 263, height: 367))
    #expect(page.children.map(\.title) == ["Front", "Back"])

    try theatre.advance(to: 0.599)
    #expect(place.layer.sublayers?.count == 2)
    try theatre.advance(to: 0.6)

    #expect(place.layer.sublayers?.count == 1)
    #expect(place.subviews == [page.children[1].view])
    #expect(text(place.subviews.first) == "Back")
    #expect(place.subviews.first?.frame == place.bounds)
    #expect(theatre.warnings.isEmpty)
    page.touchesEnded([], with: nil)
    try theatre.advance(to: 2)
    #expect(text(place.subviews.first) == "Front")
  }

  /// The old child turns away by a quarter turn, the new one comes round by another, together by the
  /// curve that eases in and out.
  @Test(arguments: [(0.15, 23.25), (0.29, 84.83), (0.31, -84.83), (0.45, -23.25)])
  func theFlipTurnsThePlaceOfTheChildren(time: TimeInterval, degrees: Double) throws {
    let (theatre, page) = try play("FlippedChildrenScreen")
    let place = try #require(page.view.subviews.first)

    try theatre.advance(to: time)

    #expect(abs(turn(place) - degrees) < 0.01)
  }

  @Test(arguments: [(0.15, 0.8708), (0.3, 0.5), (0.45, 0.1292)])
  func theDissolveFadesTheOldChildAway(time: TimeInterval, alpha: Float) throws {
    let (theatre, page) = try play("DissolvedChildrenScreen")
    let place = try #require(page.view.subviews.first)

    try theatre.advance(to: time)

    #expect(abs(try #require(fading(over: place)) - alpha) < 0.001)
  }

  @Test func aTouchTurnsTheCardAndHasTheNoteSaySomethingElse() throws {
    let (theatre, page) = try play("ViewTransitionsScreen")
    let (card, note) = (page.view.subviews[0], page.view.subviews[1])

    for (time, degrees, alpha) in [(0.15, -23.25, 0.8708), (0.45, 23.25, 0.1292)] {
      try theatre.advance(to: time)
      #expect(abs(turn(card) - degrees) < 0.01, "at \(time) s")
      #expect(abs(Double(try #require(fading(over: note))) - alpha) < 0.001, "at \(time) s")
    }
    try theatre.advance(to: 0.6)

    #expect(text(card.subviews.first) == "Back" && card.subviews.count == 1)
    #expect(text(note) == "Another note")
    #expect(theatre.warnings.isEmpty)
  }
}
