import Animatic
import FrameCoding
import Testing

@Suite @MainActor struct FilmErrorTests {
  private func film(
    on canvas: Canvas = Canvas(size: CGSize(width: 8, height: 8), scale: 1),
    _ script: @escaping @MainActor (UIViewController, inout Script) -> Void
  ) -> Film {
    Film(of: UIViewController(), on: canvas, script: script)
  }

  private func message(_ film: Film) -> String? {
    do {
      _ = try film.duration
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func aTransitionThatNobodyCompletesIsNamed() {
    let stuck = film { root, script in
      script.at(0.5) {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = Stuck.shared
        root.present(page, animated: true)
      }
    }

    #expect(
      message(stuck)
        == "the film doesn't end: 30.0 s after the script nobody has completed the transition of "
        + "Stuck that began at 0.5 s; let the animator call completeTransition(_:)")
  }

  @Test(arguments: [-1, .nan, .infinity, 601.0])
  func aTimeIsWithinTheFilm(time: Double) {
    let film = film { _, script in script.hold(until: time) }

    #expect(
      message(film)
        == "the script has something happen at \(time) s; times are from 0 to 600.0 s")
  }

  @Test func whatTheScriptThrowsIsTheFilmsError() {
    struct Mine: Error, Equatable {}

    #expect(throws: Mine()) {
      try film { _, script in script.at(0.1) { throw Mine() } }.frame(at: 1)
    }
  }

  @Test func aViewThatIsNotThereCantBeTapped() {
    #expect(
      message(film { _, script in script.tap(nil, at: 0.5) })
        == "at 0.5 s there is no view to tap on: the one that the script names is nil")
    #expect(
      message(film { _, script in script.tap(UILabel(), at: 0.5) })
        == "at 0.5 s UILabel can't be tapped on: it is not in the window; tap later, when it shows")
  }

  @Test func eachTakeHasARootOfItsOwn() throws {
    let root = UIViewController()
    let film = Film(of: root) { _, _ in }

    _ = try film.duration

    #expect(
      message(film)
        == "the film's root is the UIViewController of an earlier take; make it where the film is made, "
        + "as in 'Film(of: UIViewController())', so that each take has its own")
  }

  @Test func aCanvasHasASize() {
    let none = film(on: Canvas(size: .zero, scale: 2)) { _, _ in }

    #expect(
      message(none)
        == "a canvas of 0.0×0.0 points at scale 2.0 has no picture; let both sides be from 1 to 16384 "
        + "pixels")
  }

  @Test func anExtensionSaysTheFormat() async {
    let film = film { _, _ in }

    await #expect(throws: FrameFormatError.unknownExtension("mov")) {
      try await film.write(to: "a.mov")
    }
    await #expect(throws: FrameFormatError.noExtension(path: "films/a")) {
      try await film.write(to: "films/a")
    }
    #expect(
      "\(FrameFormatError.unknownExtension("mov"))"
        == "no format has the extension 'mov'; end the path in .gif, .png, .apng, .webp or .y4m")
  }
}

/// Begins a transition and forgets about it.
private final class Stuck: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  static let shared = Stuck()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
