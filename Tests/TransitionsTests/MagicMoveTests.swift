import QuartzCore
import Testing
import Transitions
import UIKit

/// A page with a picture 8 points inside a cell.
private final class List: UIViewController, MagicMoveSource {
  private let picture = UIView(frame: CGRect(x: 8, y: 8, width: 166, height: 166))

  override func viewDidLoad() {
    let cell = UIView(frame: CGRect(x: 0, y: 64, width: 182, height: 204))
    picture.backgroundColor = .red
    cell.addSubview(picture)
    view.addSubview(cell)
  }

  var magicMoveSourceView: UIView? { picture }
}

/// A page with a place for the picture that is known only after layout.
private final class Details: UIViewController, MagicMoveDestination {
  private let avatar = UIView()

  override func viewDidLoad() {
    view.addSubview(avatar)
  }

  override func viewDidLayoutSubviews() {
    avatar.frame = CGRect(
      x: (view.bounds.width - 280) / 2, y: view.safeAreaInsets.top + 8, width: 280, height: 280)
  }

  var magicMoveDestinationView: UIView? { avatar }
}

@MainActor
struct MagicMoveTests {
  private let list = List()
  private let details = Details()

  private func stage() throws -> (theatre: Theatre, navigation: UINavigationController) {
    let navigation = UINavigationController(rootViewController: list)
    let theatre = try Theatre(root: navigation)
    theatre.cast("MagicMovePush")
    navigation.pushViewController(details, animated: true)
    return (theatre, navigation)
  }

  private func frame(at share: CGFloat) -> CGRect {
    let (start, end) = (
      CGRect(x: 8, y: 72, width: 166, height: 166), CGRect(x: 47.5, y: 72, width: 280, height: 280)
    )
    return CGRect(
      x: start.minX + share * (end.minX - start.minX), y: 72,
      width: start.width + share * (end.width - start.width),
      height: start.height + share * (end.height - start.height))
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy {
      abs($0) < 0.02
    }
  }

  @Test(arguments: [
    (0.0, 0.0), (0.1, 0.08166), (0.2, 0.331884), (0.25, 0.5), (0.3, 0.668116), (0.4, 0.91834),
  ])
  func thePictureFliesToItsPlaceWhileThePageAppears(time: TimeInterval, share: CGFloat) throws {
    let (theatre, navigation) = try stage()

    try theatre.advance(to: time)

    let picture = details.view.superview?.subviews.last
    #expect(isClose(shown(picture).frame, frame(at: share)))
    #expect(abs(shown(details.view).opacity - Float(share)) < 0.001)
    #expect(list.magicMoveSourceView?.isHidden == true)
    #expect(details.magicMoveDestinationView?.isHidden == true)
    withExtendedLifetime(navigation) {}
  }

  @Test(arguments: [(0.1, 0.91834), (0.25, 0.5), (0.4, 0.08166)])
  func itFliesBackWhileThePageFades(time: TimeInterval, share: CGFloat) throws {
    let (theatre, navigation) = try stage()
    try theatre.advance(to: 1)
    theatre.cast("MagicMovePop")

    navigation.popViewController(animated: true)
    try theatre.advance(to: 1 + time)

    let picture = details.view.superview?.subviews.last
    #expect(isClose(shown(picture).frame, frame(at: share)))
    #expect(abs(shown(details.view).opacity - Float(share)) < 0.001)
    #expect(details.view.superview?.subviews.first === list.view)
  }

  @Test func thePictureIsOnBothPagesAgainAtTheEnd() throws {
    let (theatre, navigation) = try stage()

    try theatre.advance(to: 0.5)

    #expect(list.magicMoveSourceView?.isHidden == false)
    #expect(details.magicMoveDestinationView?.isHidden == false)
    #expect(details.view.superview?.subviews == [try #require(details.view)])
    #expect(details.view.alpha == 1)
    #expect(navigation.topViewController === details)
  }

  @Test func pagesWithoutPicturesFade() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    theatre.cast("MagicMovePush")
    let page = UIViewController()

    navigation.pushViewController(page, animated: true)
    try theatre.advance(to: 0.25)

    #expect(abs(shown(page.view).opacity - 0.5) < 0.001)
  }
}
