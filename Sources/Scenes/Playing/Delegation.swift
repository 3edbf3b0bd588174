import UIKit

/// Who answers UIKit's questions about transitions: the script, an object that an expression makes, or
/// whom a view controller that is written in Swift has named itself.
@MainActor final class Delegation {
  let director = Director()
  private let cast: Cast
  /// Whom the scene names for all of its steps.
  private let standing: AnyObject?
  /// Those of single steps, each made once: delegates may have a state, and UIKit doesn't hold them.
  private var made: [(text: String, delegate: AnyObject)] = []

  init(_ expression: SwiftExpression?, cast: Cast) throws {
    self.cast = cast
    standing = try expression.map { try cast.make($0) }
    if let expression, let standing, !Self.answersForAnything(standing) {
      throw expression.text.place.error(
        "'\(expression.text.value)' makes a \(type(of: standing)), which is no delegate of a "
          + "navigation or tab bar controller or of transitions")
    }
  }

  private static func answersForAnything(_ delegate: AnyObject) -> Bool {
    delegate is any UINavigationControllerDelegate || delegate is any UITabBarControllerDelegate
      || delegate is any UIViewControllerTransitioningDelegate
  }

  /// Has whoever goes with `way` answer for a container or a page that is presented.
  func attend<Kind: Delegating>(to kind: Kind, _ way: Motion.Way = .standard) throws {
    switch way {
    case .transition, .animator: kind.asked = director as? Kind.Delegate
    case .delegate(let expression):
      let delegate: Kind.Delegate = try delegate(expression)
      kind.asked = delegate
    case .standard, .none:
      // What isn't ours is the app's own.
      guard kind.asked == nil || kind.asked as AnyObject? === director else { return }
      kind.asked = (standing as? Kind.Delegate) ?? (director as? Kind.Delegate)
    }
  }

  private func delegate<Delegate>(_ expression: SwiftExpression) throws -> Delegate {
    let text = expression.text.value
    let known = made.first { $0.text == text }?.delegate
    let delegate: AnyObject = try known ?? cast.make(expression)
    if known == nil { made.append((text, delegate)) }
    guard let fitting = delegate as? Delegate else {
      throw expression.text.place.error(
        "'\(text)' makes a \(type(of: delegate)), which is no \(Delegate.self)")
    }
    return fitting
  }
}

/// What asks a delegate about transitions.
@MainActor protocol Delegating: AnyObject {
  associatedtype Delegate

  var asked: Delegate? { get set }
}

extension UINavigationController: Delegating {
  var asked: (any UINavigationControllerDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }
}

extension UITabBarController: Delegating {
  var asked: (any UITabBarControllerDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }
}

/// A page that is presented, or will be.
@MainActor final class Presented: Delegating {
  private let page: UIViewController

  init(_ page: UIViewController) {
    self.page = page
  }

  var asked: (any UIViewControllerTransitioningDelegate)? {
    get { page.transitioningDelegate }
    set { page.transitioningDelegate = newValue }
  }
}
