import QuartzCore
import Testing
import UIKit

/// On 375×667 points the card's frame is (40, 80, 295, 507).
@MainActor
struct DimmedCardTests {
  private let presenter = UIViewController()
  private let card = UIViewController()
  private let place = CGRect(x: 40, y: 80, width: 295, height: 507)

  private func stage(_ transition: String?) throws -> (theatre: Theatre, dim: UIView) {
    let theatre = try Theatre(root: presenter)
    theatre.cast(transition, for: card, in: "DimmedCard")
    presenter.present(card, animated: true)
    try theatre.advance(to: 0)
    let container = try #require(card.presentationController?.containerView)
    #expect(container.subviews.count == 2 && container.subviews[1] === card.view)
    return (theatre, container.subviews[0])
  }

  /// Inset by the presentation controller, not by the animator once more.
  @Test(arguments: [(0.1, 0.21625), (0.2, 0.55), (0.3, 0.88375), (0.4, 1.0)])
  func theAnimatorZoomsItInTheFrameOfItsPresentation(time: TimeInterval, scale: CGFloat) throws {
    let (theatre, _) = try stage("ModalZoomPresent")

    try theatre.advance(to: time)

    #expect(abs(shown(card.view).transform.m11 - scale) < 0.001)
    #expect(shown(card.view).bounds.size == place.size)
    #expect(shown(card.view).position == CGPoint(x: 187.5, y: 333.5))
  }

  @Test(arguments: ["ModalZoomPresent", nil])
  func theCardEndsInItsFrame(transition: String?) throws {
    let (theatre, dim) = try stage(transition)

    try theatre.advance(to: 1)

    #expect(card.view.frame == place)
    #expect(card.view.layer.cornerRadius == 12)
    #expect(card.view.clipsToBounds)
    #expect(dim.frame == theatre.window.bounds)
    #expect(dim.backgroundColor == UIColor(white: 0, alpha: 0.4))
    #expect(presenter.view.window === theatre.window)
  }

  /// With the animator's own 0.4 s and curve.
  @Test func theDimComesAndGoesAlongside() throws {
    let (theatre, dim) = try stage("ModalZoomPresent")
    for (time, alpha) in [(0.1, 0.1292), (0.2, 0.5), (0.3, 0.8708), (0.4, 1)] {
      try theatre.advance(to: time)
      #expect(abs(Double(shown(dim).opacity) - alpha) < 0.001, "at \(time) s")
    }
    theatre.cast("ModalZoomDismiss", for: card)

    presenter.dismiss(animated: true)
    for (time, alpha) in [(0.5, 0.8708), (0.6, 0.5), (0.7, 0.1292)] {
      try theatre.advance(to: time)
      #expect(abs(Double(shown(dim).opacity) - alpha) < 0.001, "at \(time) s")
    }
    try theatre.advance(to: 0.8)

    #expect(dim.superview == nil)
    #expect(theatre.window.subviews == [presenter.view])
  }

  @Test func aContainerOfAnotherSizeLaysThemOutAgain() throws {
    let (theatre, dim) = try stage("ModalZoomPresent")
    try theatre.advance(to: 1)

    theatre.window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    theatre.window.layoutIfNeeded()
    try theatre.advance(to: 2)

    #expect(dim.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(card.view.frame == CGRect(x: 40, y: 80, width: 587, height: 215))
  }

  /// A layout on the way leaves the card to the animator.
  @Test func aLayoutOnItsWayDoesNotMoveIt() throws {
    let (theatre, dim) = try stage("ModalZoomPresent")
    try theatre.advance(to: 1)
    theatre.cast("ModalZoomDismiss", for: card)
    presenter.dismiss(animated: true)
    try theatre.advance(to: 1.2)

    dim.superview?.setNeedsLayout()
    try theatre.advance(to: 1.2)

    #expect(shown(card.view).bounds.size == place.size)
    #expect(abs(shown(card.view).transform.m11 - 0.55) < 0.001)
  }
}
