import UIKit

/// Written as for a phone, in Swift 5, but for the selectors.
class PanningPage: UIViewController {
  let driver = PlainDriver()
  var states: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Self.handle(_:))
    edge.edges = .left
    edge.delegate = self
    view.addGestureRecognizer(edge)
    driver.wire(to: view)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    button.addTarget(self, action: Self.close, for: .touchUpInside)
    view.addSubview(button)
  }

  private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    states.append(recognizer.state.rawValue)
  }

  func close() {
    states.append(100)
  }
}

extension PanningPage: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return true
  }
}

/// A plain class that knows nothing of actors.
class PlainDriver: NSObject {
  var progress: CGFloat = 0

  func wire(to view: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: Self.handlePan(_:))
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    CADisplayLink(target: self, selector: Self.step).invalidate()
  }

  func handlePan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began, .changed:
      progress = gesture.translation(in: gesture.view?.superview).x / 100
    case .ended, .cancelled:
      progress = -1
    default:
      break
    }
  }

  func step() {}
}
