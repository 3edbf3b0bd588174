import Testing
import Transitions
import UIKit

@MainActor
struct CatalogTests {
  @Test func theListKeepsItsOrder() {
    #expect(
      TransitionCatalog.all.map(\.name) == [
        "TabSlide", "PushScale", "PopScale", "ModalZoomPresent", "ModalZoomDismiss",
        "MagicMovePush", "MagicMovePop", "FlipPresent", "FlipDismiss", "AsidePush", "AsidePop",
        "CornerShrinkPresent", "CornerGrowDismiss", "RisePresent", "RiseDismiss", "CrossFade",
      ])
  }

  @Test(arguments: TransitionCatalog.all)
  func everyTransitionHasAWayBackThatLeadsBack(entry: CatalogEntry) throws {
    let back = try #require(TransitionCatalog.entry(named: entry.wayBack))

    #expect(back.wayBack == entry.name)
    #expect(back.family == entry.family)
    #expect(entry.direction == .both ? back.name == entry.name : back.direction != entry.direction)
  }

  @Test(arguments: TransitionCatalog.all)
  func theListedDurationIsTheAnimators(entry: CatalogEntry) {
    #expect(entry.make().transitionDuration(using: nil) == entry.duration)
  }

  @Test func anUnknownNameHasNoEntry() {
    #expect(TransitionCatalog.entry(named: "Fadee") == nil)
  }

  @Test func presentationControllersAreListedByName() throws {
    #expect(PresentationCatalog.all.map(\.name) == ["DimmedCard"])
    let entry = try #require(PresentationCatalog.entry(named: "DimmedCard"))
    let page = UIViewController()
    #expect(entry.make(page, nil).presentedViewController === page)
    #expect(PresentationCatalog.entry(named: "DimedCard") == nil)
  }

  @Test func screensAreListedByName() throws {
    #expect(
      ScreenCatalog.all.map(\.name) == [
        "AlongsideScreen", "TouchToDismissScreen", "FlippedChildrenScreen",
        "DissolvedChildrenScreen", "ViewTransitionsScreen", "PullDownScreen", "LetGoScreen",
      ])
    #expect(ScreenCatalog.entry(named: "AlongScreen") == nil)
  }

  @Test func seguesAreListedByName() throws {
    #expect(SegueCatalog.all.map(\.name) == ["SpringSegue", "SpringUnwindSegue"])
    #expect(SegueCatalog.all.map(\.unwinds) == [false, true])
    let (here, there) = (UIViewController(), UIViewController())
    for entry in SegueCatalog.all {
      let segue = entry.make("open", here, there)
      #expect(String(describing: type(of: segue)) == entry.name)
      #expect(segue.identifier == "open" && segue.source === here && segue.destination === there)
    }
    #expect(SegueCatalog.entry(named: "Spring") == nil)
  }

  @Test func driversAreListedByName() throws {
    #expect(InteractionCatalog.all.map(\.name) == ["percent", "Slide", "SlideBeside", "Catch"])
    let entry = try #require(InteractionCatalog.entry(named: "percent"))
    #expect(entry.make(GestureTravel(.left)) is UIPercentDrivenInteractiveTransition)
    #expect(InteractionCatalog.entry(named: "slide") == nil)
  }
}
