import QuartzCore
import Testing
import UIKit

@Suite("Strangers' containers")
@MainActor
struct ContainerStrangersTests {
  @Test("A container of one's own changes its child, with appearance forwarded by hand")
  func switcher() throws {
    let (first, second) = (blankPage(.red), blankPage(.blue))
    let container = ChildSwitcher(first)
    let play = try Playhouse(root: container, from: first, to: second)
    var shown: [UIViewController] = []
    container.onChange = { shown.append($0) }

    container.show(second)
    try play.advance(to: 0)
    #expect(play.frame(second.view).minY == 667)
    try play.advance(to: 0.25)
    #expect(play.alpha(first.view) > 0 && play.alpha(first.view) < 0.5)
    try play.advance(to: 0.6)

    #expect(container.children == [second] && shown == [second])
    #expect(second.view.frame == play.window.bounds && first.view.superview == nil)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("Swift 4: a child slides in by the old names")
  func oldNames() throws {
    let (container, child) = (OldContainer(), blankPage(.blue))
    let play = try Playhouse(root: container, from: container, to: child)

    container.slideIn(child)
    try play.advance(to: 0.1)
    #expect(abs(play.frame(child.view).minX - (10 - 375 * 0.75)) < 1e-6)
    #expect(abs(play.alpha(child.view) - 0.75) < 1e-6)
    try play.advance(to: 0.5)
    #expect(play.frame(child.view) == CGRect(x: 10, y: 20, width: 355, height: 627))
    #expect(container.children == [child])

    container.slideOut()
    #expect(container.children.isEmpty && child.view.superview == nil)
    #expect(UIKitLog.current.warnings.isEmpty)
  }

  @Test("A push without an animator: the layer of the container goes over by itself")
  func layerTransition() throws {
    let (first, second) = (blankPage(.red), blankPage(.blue))
    let navigation = UINavigationController(rootViewController: first)
    let play = try Playhouse(root: navigation, from: first, to: second)

    navigation.pushFromBottom(second)
    try play.advance(to: 0.25)
    let looks = navigation.view.layer.layer(at: 0.25).sublayers

    #expect(looks.map(\.values.frame.minY) == [-333.5, 333.5])
    #expect(looks.map(\.values.opacity) == [0.5, 0.5])
    try play.advance(to: 0.6)
    #expect(navigation.view.layer.animationKeys() == nil)
    #expect(navigation.topViewController === second)
  }

  @Test("A segue that moves both pages and presents without an animation at the end")
  func segue() throws {
    let (first, second) = (blankPage(.red), blankPage(.blue))
    let play = try Playhouse(root: first, from: first, to: second)

    UnfoldSegue(identifier: "unfold", source: first, destination: second).perform()
    try play.advance(to: 0.2)
    #expect(abs(play.frame(second.view).minY - 333.5) < 1e-6)
    #expect(abs(play.frame(first.view).minY + 333.5) < 1e-6)
    try play.advance(to: 0.5)
    #expect(first.presentedViewController === second && second.view.window === play.window)
    #expect(UIKitLog.current.warnings.isEmpty)
  }
}
