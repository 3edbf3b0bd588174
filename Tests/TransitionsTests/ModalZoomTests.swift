import QuartzCore
import Testing
import UIKit

@MainActor
struct ModalZoomTests {
  private func stage() throws -> (
    theatre: Theatre, presenter: UIViewController, card: UIViewController
  ) {
    let presenter = UIViewController()
    let theatre = try Theatre(root: presenter)
    let card = UIViewController()
    theatre.cast("ModalZoomPresent", for: card)
    presenter.present(card, animated: true)
    return (theatre, presenter, card)
  }

  @Test(arguments: [
    (0.0, 0.1, 0.0), (0.1, 0.21625, 0.1292), (0.2, 0.55, 0.5), (0.3, 0.88375, 0.8708),
    (0.4, 1.0, 1.0),
  ])
  func theCardGrowsAndAppearsFortyPointsInside(time: TimeInterval, scale: CGFloat, alpha: Float)
    throws
  {
    let (theatre, presenter, card) = try stage()

    try theatre.advance(to: time)

    #expect(abs(shown(card.view).transform.m11 - scale) < 0.001)
    #expect(abs(shown(card.view).opacity - alpha) < 0.001)
    #expect(shown(card.view).bounds.size == CGSize(width: 295, height: 587))
    #expect(shown(card.view).position == CGPoint(x: 187.5, y: 333.5))
    #expect(presenter.view.window === theatre.window)
  }

  @Test(arguments: [(0.1, 0.88375, 0.8708), (0.2, 0.55, 0.5), (0.3, 0.21625, 0.1292)])
  func itShrinksAndDisappears(time: TimeInterval, scale: CGFloat, alpha: Float) throws {
    let (theatre, presenter, card) = try stage()
    try theatre.advance(to: 1)
    theatre.cast("ModalZoomDismiss", for: card)

    presenter.dismiss(animated: true)
    try theatre.advance(to: 1 + time)

    #expect(abs(shown(card.view).transform.m11 - scale) < 0.001)
    #expect(abs(shown(card.view).opacity - alpha) < 0.001)
  }

  @Test func itIsGoneAtTheEnd() throws {
    let (theatre, presenter, card) = try stage()
    try theatre.advance(to: 1)
    theatre.cast("ModalZoomDismiss", for: card)

    presenter.dismiss(animated: true)
    try theatre.advance(to: 1.4)

    #expect(theatre.window.subviews == [presenter.view])
    #expect(presenter.presentedViewController == nil)
  }
}
