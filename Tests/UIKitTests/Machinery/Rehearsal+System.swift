@testable import UIKit

extension Rehearsal {
  /// One of a transition that no delegate animates.
  static func ofTheSystem(
    _ profile: SystemProfile = .classic, cast: (Director, (String) -> Player) -> UIViewController
  ) throws -> Rehearsal {
    let rehearsal = try Rehearsal(
      Way(drive: .animator, finishes: true), profile: profile, cast: cast)
    rehearsal.director.animator = nil
    return rehearsal
  }

  /// One in a navigation controller with these pages.
  static func ofTheSystem(
    stack titles: String...
  ) throws -> (rehearsal: Rehearsal, navigation: UINavigationController) {
    let navigation = UINavigationController()
    navigation.title = "Nav"
    let rehearsal = try ofTheSystem { director, page in
      navigation.viewControllers = titles.map(page)
      navigation.delegate = director
      return navigation
    }
    return (rehearsal, navigation)
  }
}
