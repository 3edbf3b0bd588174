import QuartzCore
import Testing
import UIKit

@MainActor
struct PresentationContextTests {
  private func stage(_ style: UIModalPresentationStyle) throws -> (
    theatre: Theatre, context: Page, presented: Page
  ) {
    let context = Page("A")
    context.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [context, Page("other")]
    let theatre = try Theatre(root: tabs)
    let presented = Page("B")
    presented.modalPresentationStyle = style
    return (theatre, context, presented)
  }

  @Test func currentContextStaysWithinTheControllerThatDefinesIt() throws {
    let (theatre, context, presented) = try stage(.currentContext)
    let home = try #require(context.view.superview)

    context.present(presented, animated: false)

    #expect(presented.presentingViewController === context)
    #expect(presented.view.isDescendant(of: home))
    #expect(context.view.window == nil)
    #expect(context.tabBarController?.tabBar.window === theatre.window)

    context.dismiss(animated: false)
    #expect(context.view.superview === home)
  }

  @Test func overCurrentContextLeavesItsViewInPlace() throws {
    let (theatre, context, presented) = try stage(.overCurrentContext)

    context.present(presented, animated: false)

    #expect(presented.presentingViewController === context)
    #expect(context.view.window === theatre.window)
  }

  @Test func fullScreenGoesToTheOutermostController() throws {
    let (_, context, presented) = try stage(.fullScreen)

    context.present(presented, animated: false)

    #expect(presented.presentingViewController === context.tabBarController)
  }

  @Test func aControllerOutsideTheWindowPresentsNothing() throws {
    let (theatre, _, presented) = try stage(.fullScreen)

    UIViewController().present(presented, animated: true)

    #expect(presented.presentingViewController == nil)
    #expect(theatre.warnings.count == 1)
  }

  @Test func nothingToDismissIsAWarning() throws {
    let (theatre, context, _) = try stage(.fullScreen)

    context.dismiss(animated: true)

    #expect(theatre.warnings.count == 1)
  }
}
