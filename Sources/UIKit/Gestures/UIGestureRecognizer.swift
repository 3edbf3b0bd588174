public import Foundation
import QuartzCore

/// Watches touches for a gesture.
///
/// Unlike Apple's, what is for subclasses (`state`'s setter, `reset()`, `touchesBegan(_:with:)`, …) comes
/// with `import UIKit`; actions can be method references or closures too.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?

  /// For the log; without it the class speaks.
  open var name: String?

  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  /// Disabled in the middle of a gesture, it cancels it.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { leave() } }
  }

  var present = State.possible
  /// States that its actions have not been told of yet.
  var untold: [State] = []
  /// What it has recognised but may not be before others have failed.
  var held: State?
  /// Whether it has won against the others, or had none.
  var isDecided = false
  /// The fingers that its touches are about; one that has gone counts until it is next told something.
  var touches: [UITouch] = []
  /// Whoever got a touch of the gesture with it.
  var company: [UIGestureRecognizer] = []
  var requirements: [WeakRecognizer] = []
  var actions: [Reaction] = []
  private var timer: ScheduledEvent?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { actions.append(.method(TargetAction(target, action))) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Unlike Apple's, takes a method of the target's class: `Self.handlePan` in place of
  /// `#selector(handlePan)`.
  public convenience init<Owner: AnyObject>(
    target: AnyObject?, action: @escaping (Owner) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Unlike Apple's, takes a method of the target's class: `Self.handlePan(_:)` in place of
  /// `#selector(handlePan(_:))`.
  public convenience init<Owner: AnyObject, Sender>(
    target: AnyObject?, action: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append(.method(TargetAction(target, action)))
  }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// In the middle of its fingers; in the window's coordinates without a view.
  open func location(in view: UIView?) -> CGPoint {
    let places = placed.map { $0.location(in: view) }
    return places.isEmpty ? .zero : places.middle
  }

  open var numberOfTouches: Int { placed.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard placed.indices.contains(touchIndex) else {
      UIKitLog.current.warn("\(logName) has no touch \(touchIndex).")
      return .zero
    }
    return placed[touchIndex].location(in: view)
  }

  // For subclasses.

  /// A subclass sets it to say what it sees; what is no step from the present state is passed over.
  open var state: State {
    get { present }
    set { move(to: newValue) }
  }

  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    drop(touch)
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // For those of this module.

  /// How far fingers go, in points, before that counts as more than resting: measured for scroll views
  /// and sheets of a phone, which absorb exactly so much.
  static let slop: CGFloat = 10

  /// Does something after a while, unless another thing is started or the gesture is over before.
  func later(_ delay: TimeInterval, _ action: @escaping () -> Void) {
    timer?.cancel()
    timer = AnimationClock.current.schedule(after: delay) { [weak self] in
      self?.timer = nil
      Ambient.current.gestures.round(action)
    }
  }

  func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  /// Whether it may still become something without a finger on the screen.
  var isWaiting: Bool { held != nil || (present == .possible && timer != nil) }
}
