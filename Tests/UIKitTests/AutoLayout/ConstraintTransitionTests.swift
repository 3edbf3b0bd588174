import QuartzCore
import Testing
import UIKit

@Suite("Constraints in transitions")
@MainActor
struct ConstraintTransitionTests {
  /// Pins the arriving view to the container, and has it come from the right by a constraint.
  private final class Pinning: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    private(set) var constraints: [NSLayoutConstraint] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let arriving = context.view(forKey: .to) else { return }
      let container = context.containerView
      container.addSubview(arriving)
      arriving.translatesAutoresizingMaskIntoConstraints = false
      let left = arriving.leftAnchor.constraint(equalTo: container.rightAnchor)
      constraints = [
        left, arriving.topAnchor.constraint(equalTo: container.topAnchor),
        arriving.widthAnchor.constraint(equalTo: container.widthAnchor),
        arriving.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      container.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        left.constant = -container.bounds.width
        container.layoutIfNeeded()
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// A page with a label in its middle.
  private final class Page: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      label.text = "Middle"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
  }

  @Test("A page that is pinned to the container comes along with what is pinned in it")
  func push() throws {
    let navigation = UINavigationController(rootViewController: Page())
    let theatre = try Theatre(root: navigation)
    let (pinning, page) = (Pinning(), Page())
    navigation.delegate = pinning
    navigation.pushViewController(page, animated: true)

    try theatre.advance(to: 0.5)
    let shown = try #require(page.view.layer.presentation())
    #expect(abs(shown.frame.minX - 187.5) < 1e-9)
    #expect(abs(page.label.center.x - 187.5) <= 0.25)
    #expect(page.label.layer.animationKeys() == nil)

    try theatre.advance(to: 1.1)
    #expect(navigation.topViewController === page)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(theatre.warnings == [])
  }

  @Test("Constraints to the container end with it")
  func afterwards() throws {
    let navigation = UINavigationController(rootViewController: Page())
    let theatre = try Theatre(root: navigation)
    let pinning = Pinning()
    navigation.delegate = pinning
    navigation.pushViewController(Page(), animated: true)
    try theatre.advance(to: 1.1)
    navigation.delegate = nil
    navigation.popViewController(animated: false)
    try theatre.advance(to: 1.2)

    #expect(pinning.constraints.map(\.isActive) == [false, false, false, false])
    #expect(theatre.warnings == [])
  }

  @Test("Moving a page moves nothing in it, and lays nothing out")
  func moving() {
    Film.play { film in
      let page = Page()
      let container = CountingView(frame: film.window.bounds)
      film.window.addSubview(container)
      container.addSubview(page.view)
      film.clock.commit()
      container.passes = 0

      UIView.animate(withDuration: 1) { page.view.center.x += 100 }
      film.clock.commit()

      #expect(container.passes == 0)
      #expect(page.label.layer.animationKeys() == nil)
    }
  }

  private final class CountingView: UIView {
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
    }
  }
}
