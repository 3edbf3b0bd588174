import Transitions
import UIKit

/// Has a scene's gestures listened to wherever they belong.
@MainActor final class Listeners {
  private let gestures: [(gesture: Gesture, driver: InteractionCatalog.Entry?)]
  /// Asks UIKit for what a gesture does.
  var perform: GesturePlayer.Action = { _, _ in }

  /// Refuses gestures that name what there isn't.
  init(_ gestures: [Gesture], _ profile: Canvas.Profile) throws(SceneError) {
    var found: [(Gesture, InteractionCatalog.Entry?)] = []
    for gesture in gestures { found.append((gesture, try Casting.driver(of: gesture, profile))) }
    self.gestures = found
  }

  /// Attaches those gestures to the root's view that name nothing else.
  func attend(to root: UIView) {
    for (gesture, driver) in gestures where gesture.target == nil {
      listen(to: gesture, driver, on: root)
    }
  }

  /// Attaches those gestures to a screen that name it or something on it. The view of one that is not
  /// made of elements is loaded for it.
  func attend(to screen: UIViewController, named name: String) {
    for (gesture, driver) in gestures {
      guard let target = gesture.target?.value else { continue }
      if target == name {
        if let screen = screen as? ScreenController {
          screen.whenLoaded.append { [weak self] in self?.listen(to: gesture, driver, on: $0) }
        } else {
          listen(to: gesture, driver, on: screen.view)
        }
      }
      if let element = (screen as? PageController)?.element(named: target) {
        listen(to: gesture, driver, on: element)
      }
      for item in screen.barButtons where item.title == target { answer(item, with: gesture) }
    }
  }

  /// A bar button hears its taps itself.
  private func answer(_ item: UIBarButtonItem, with gesture: Gesture) {
    item.primaryAction = UIAction { [weak self] _ in
      if OpenTransitions.current.summaries.isEmpty { self?.perform(gesture, nil) }
    }
  }

  private func listen(
    to gesture: Gesture, _ driver: InteractionCatalog.Entry?, on view: UIView
  ) {
    GesturePlayer.listen(to: gesture, driver, on: view) { [weak self] in self?.perform($0, $1) }
  }
}

extension UIViewController {
  fileprivate var barButtons: [UIBarButtonItem] {
    [navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem].compactMap(\.self)
  }
}
