import Testing
import UIKit

@Suite("Constraints that can't be kept")
@MainActor
struct RefusedConstraintTests {
  /// What `body` has UIKit warn of, with a view in a superview of 100 × 100 points.
  private func warnings(_ body: (UIView, UIView, Film) -> Void) -> [String] {
    Film.play { film in
      let (superview, view) = (film.view(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      body(view, superview, film)
      film.clock.commit()
      return UIKitLog.current.warnings.map(\.message)
    }
  }

  @Test("Of musts that contradict each other the last is broken, and the log lists them, once")
  func contradiction() {
    let warnings = warnings { view, superview, film in
      let wide = view.widthAnchor.constraint(equalToConstant: 50)
      wide.identifier = "wide"
      let wider = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
      NSLayoutConstraint.activate([wide, wider])
      film.clock.commit()
      #expect(view.frame.width == 50)
      superview.setNeedsLayout()
      view.heightAnchor.constraint(equalToConstant: 1).isActive = true
      film.clock.commit()
      #expect(view.frame.size == CGSize(width: 50, height: 1))
    }

    #expect(
      warnings == [
        "Unable to simultaneously satisfy constraints:"
          + " <NSLayoutConstraint 'wide' UIView.width == 50>,"
          + " <NSLayoutConstraint UIView.width >= 60>."
          + " Will attempt to recover by breaking constraint"
          + " <NSLayoutConstraint UIView.width >= 60>."
      ])
  }

  @Test("A view that was left to its mask is named among what contradicts")
  func forgottenMask() {
    let warnings = warnings { view, superview, _ in
      view.translatesAutoresizingMaskIntoConstraints = true
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 8).isActive = true
    }

    #expect(
      warnings == [
        "Unable to simultaneously satisfy constraints:"
          + " <NSLayoutConstraint UIView.left == UIView.left + 8>,"
          + " <NSAutoresizingMaskLayoutConstraint UIView.frame == (0.0, 0.0, 0.0, 0.0)>,"
          + " <NSAutoresizingMaskLayoutConstraint UIView.frame == (0.0, 0.0, 100.0, 100.0)>."
          + " Will attempt to recover by breaking constraint"
          + " <NSLayoutConstraint UIView.left == UIView.left + 8>."
      ])
  }

  @Test("A size below 0 is no contradiction where a wish gives way, and never shows")
  func negativeSizes() {
    let warnings = warnings { view, superview, film in
      superview.frame.size = .zero
      let right = view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -20)
      right.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 20), right,
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -20),
      ])
      film.clock.commit()
      #expect(view.frame == CGRect(x: 20, y: 20, width: 0, height: 0))
    }

    #expect(warnings == [])
  }

  @Test("Views without a common ancestor can't be related")
  func noCommonAncestor() {
    let warnings = warnings { view, _, _ in
      let constraint = view.leftAnchor.constraint(equalTo: UILabel().leftAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }

    #expect(
      warnings == [
        "<NSLayoutConstraint UIView.left == nil.left> is refused:"
          + " an item is no view or guide, or is gone."
      ])

    let others = self.warnings { view, _, _ in
      let label = UILabel()
      view.leftAnchor.constraint(equalTo: label.leftAnchor).isActive = true
      withExtendedLifetime(label) {}
    }
    #expect(
      others == [
        "Unable to activate constraint <NSLayoutConstraint UIView.left == UILabel.left>,"
          + " because its items have no common ancestor."
      ])
  }

  @Test("A view holds what is in it only")
  func wrongHolder() {
    let warnings = warnings { view, superview, _ in
      view.addConstraint(view.leftAnchor.constraint(equalTo: superview.leftAnchor))
    }

    #expect(
      warnings == [
        "The view hierarchy of UIView is not prepared for the constraint"
          + " <NSLayoutConstraint UIView.left == UIView.left>: an item is outside of it."
      ])
  }

  @Test(
    "What makes no sense is refused",
    arguments: [
      (
        NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top, 1.0, 0.0,
        "its attributes are of two axes"
      ),
      (.left, .width, 1, 0, "a length can't be related to a place"),
      (.left, .trailing, 1, 0, "leading and trailing don't go with left and right"),
      (.left, .left, 0, 0, "a place can't be equal to a constant"),
      (.left, .left, .nan, 0, "a number is none"),
      (.width, .height, 1, .infinity, "a number is none"),
      (.left, .notAnAttribute, 1, 0, "a place can't be equal to a constant"),
      (.notAnAttribute, .left, 1, 0, "it has no first attribute"),
    ])
  func nonsense(
    one: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, multiplier: Double,
    constant: Double, reason: String
  ) {
    let warnings = warnings { view, superview, _ in
      let constraint = NSLayoutConstraint(
        item: view, attribute: one, relatedBy: .equal, toItem: superview, attribute: other,
        multiplier: multiplier, constant: constant)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }

    #expect(warnings.count == 1)
    #expect(warnings.first?.hasSuffix("is refused: \(reason).") == true)
  }

  @Test("A constant stays a number")
  func constants() {
    let warnings = warnings { view, _, _ in
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.constant = .nan
      #expect(constraint.constant == 5)
    }

    #expect(
      warnings == ["nan can't be the constant of <NSLayoutConstraint UIView.width == 5>."])
  }
}
