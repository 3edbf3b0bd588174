/// What UIKit's globals answer with: it belongs to the stage that is playing.
///
/// A stage puts its own in place before it touches a view and takes it back afterwards, as it does
/// with the clock.
@MainActor
package struct Ambient {
  /// The one in place.
  package static var current = Ambient() {
    // What goes with the old one may ask for the one in place while it goes.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// `UIScreen.main`.
  package let screen: UIScreen

  /// `UIDevice.current`.
  package let device: UIDevice

  /// `UIApplication.shared`.
  package let application: UIApplication

  /// Which era's manners the system has.
  package let profile: SystemProfile

  /// `UITraitCollection.current`.
  package var traits: UITraitCollection

  /// The scenes of the storyboards that can be found by name.
  var storyboards: [String: [UIStoryboard.Scene]] = [:]

  /// The animation blocks that are being set up.
  package let animations = AnimationBlocks()

  /// The transitions that nobody has completed yet.
  package let openTransitions = OpenTransitions()

  /// The gestures that are going on.
  let gestures = GestureRounds()

  /// Who hears of changes of values.
  let observations = KeyValueObservations()

  /// What UIKit did and refused to do.
  package let log = UIKitLog()

  package init(
    screen: UIScreen = UIScreen(), device: UIDevice = UIDevice(), profile: SystemProfile = .classic
  ) {
    self.screen = screen
    self.profile = profile
    self.device = device
    application = UIApplication()
    traits = screen.traitCollection
  }
}
