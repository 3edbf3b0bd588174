import QuartzCore
import Testing
import UIKit

@Suite("Calls with question marks")
@MainActor
struct OptionalCallTests {
  @Test("What is optional at Apple's is called with or without one")
  func implicitlyAnimating() throws {
    let play = try Playhouse(pushing: SimpleFade(presenting: true))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.window.addSubview(view)
    let animator: UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 0.2, curve: .linear, animations: nil)
    var positions: [UIViewAnimatingPosition] = []

    animator.addAnimations? { view.center.x = 105 }
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion?({ positions.append($0) })
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    try play.advance(to: 0.1)

    #expect(abs(play.frame(view).midX - 55) < 1e-6)
    #expect(abs(play.alpha(view) - 0.5) < 1e-6)
    try play.advance(to: 0.3)
    #expect(positions == [.end, .end])
  }
}
