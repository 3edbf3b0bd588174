import Testing
import UIKit

@Suite("Constraints by anchors")
@MainActor
struct AnchorTests {
  /// A view that constraints place, in a superview of 200 × 100 points.
  private func place(
    _ constraints: (_ view: UIView, _ superview: UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let superview = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, superview))
    superview.layoutIfNeeded()
    return view.frame
  }

  @Test("Edges")
  func edges() {
    let frame = place { view, superview in
      [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -30),
      ]
    }

    #expect(frame == CGRect(x: 10, y: 0, width: 170, height: 70))
  }

  @Test("Centre and size, the size as a part of another")
  func centre() {
    let frame = place { view, superview in
      [
        view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: superview.centerYAnchor, constant: 5),
        view.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5, constant: 10),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2),
      ]
    }

    #expect(frame == CGRect(x: 45, y: 44, width: 110, height: 22))
  }

  @Test("Priorities decide among what can't all be had")
  func priorities() {
    let frame = place { view, superview in
      let wish = view.widthAnchor.constraint(equalToConstant: 500)
      wish.priority = .defaultHigh
      let other = view.widthAnchor.constraint(equalToConstant: 20)
      other.priority = .defaultLow
      return [
        wish, other, view.widthAnchor.constraint(lessThanOrEqualTo: superview.widthAnchor),
        view.leftAnchor.constraint(greaterThanOrEqualTo: superview.leftAnchor, constant: 4),
        view.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor),
      ]
    }

    #expect(frame == CGRect(x: 4, y: 0, width: 196, height: 0))
  }

  @Test("What the system leaves between neighbours is 8 points")
  func systemSpacing() {
    let frame = place { view, superview in
      [
        view.leftAnchor.constraint(equalToSystemSpacingAfter: superview.leftAnchor, multiplier: 2),
        view.topAnchor.constraint(equalToSystemSpacingBelow: superview.topAnchor, multiplier: 1),
        view.widthAnchor.constraint(equalToConstant: 1),
        view.heightAnchor.constraint(equalToConstant: 2),
      ]
    }

    #expect(frame == CGRect(x: 16, y: 8, width: 1, height: 2))
  }

  @Test("The long initializer says the same, of every attribute")
  func initializer() {
    let frame = place { view, superview in
      let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)] = [
        (.leading, .leadingMargin, 2), (.trailing, .trailingMargin, -2),
        (.centerY, .centerYWithinMargins, 0),
      ]
      return pairs.map { first, second, constant in
        NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: superview, attribute: second,
          multiplier: 1, constant: constant)
      } + [
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 10)
      ]
    }

    #expect(frame == CGRect(x: 10, y: 45, width: 180, height: 10))
  }

  @Test("A place may be a part of the way")
  func multipliedPlace() {
    let frame = place { view, superview in
      [
        NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .equal, toItem: superview,
          attribute: .trailing, multiplier: 0.25, constant: 0),
        view.widthAnchor.constraint(equalToConstant: 10),
      ]
    }

    #expect(frame.origin.x == 45)
  }

  @Test("Views far apart in the tree are related by the ancestor that they share")
  func distantRelatives() {
    let root = UIView(frame: CGRect(x: 7, y: 7, width: 300, height: 300))
    let (left, right) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), UIView())
    let (a, b) = (UIView(frame: CGRect(x: 5, y: 50, width: 20, height: 20)), UIView())
    for view in [right, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    for (superview, view) in [(root, left), (root, right), (left, a), (right, b)] {
      superview.addSubview(view)
    }
    let constraints = [
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 30),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 200),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)

    root.layoutIfNeeded()

    #expect(right.frame.origin == CGPoint(x: 140, y: 20))
    #expect(b.frame.origin == CGPoint(x: 95, y: 40))
    #expect(constraints[2].isActive)
    #expect(root.constraints.count == 4)
  }

  @Test("Frames are on whole pixels; so neighbours' edges meet")
  func pixels() {
    Film.play { film in
      let thirds = (0..<3).map { _ in UIView() }
      let row = film.view(CGRect(x: 0, y: 0, width: 320, height: 10))
      for (index, view) in thirds.enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(view)
        let before = index == 0 ? row.leftAnchor : thirds[index - 1].rightAnchor
        view.leftAnchor.constraint(equalTo: before).isActive = true
        view.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 1 / 3).isActive = true
      }

      film.clock.commit()

      #expect(thirds.map(\.frame.minX) == [0, 106.5, 213.5])
      #expect(thirds.map(\.frame.width) == [106.5, 107, 106.5])
    }
  }

  @Test("A transform leaves what constraints say alone")
  func transforms() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])

    superview.layoutIfNeeded()

    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 10, y: 60))
  }
}
