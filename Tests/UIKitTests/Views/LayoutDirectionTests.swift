import QuartzCore
import Testing
import UIKit

/// That the view which contains both items decides is a guess.
@Suite @MainActor struct LayoutDirectionTests {
  private func pinned(_ view: UIView, in superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test func leadingIsWhereOneBeginsToRead() {
    Film.play { film in
      let (view, inner) = (film.view(), UIView())
      pinned(inner, in: view)
      film.clock.commit()
      #expect(inner.frame == CGRect(x: 10, y: 0, width: 30, height: 20))

      view.semanticContentAttribute = .forceRightToLeft
      film.clock.commit()
      #expect(inner.frame == CGRect(x: 60, y: 0, width: 30, height: 20))

      view.semanticContentAttribute = .playback
      film.clock.commit()
      #expect(inner.frame.minX == 10)
    }
  }

  @Test func neighboursInequalitiesAndMarginsTurnRoundToo() {
    Film.play { film in
      // Below the status bar, so that no safe area is added to the margins.
      let view = film.view(CGRect(x: 0, y: 100, width: 100, height: 100))
      let (first, second) = (UIView(), UIView())
      view.semanticContentAttribute = .forceRightToLeft
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 5)
      #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20))
      for inner in [first, second] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
      let edge = first.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
      let gap = second.leadingAnchor.constraint(
        greaterThanOrEqualTo: first.trailingAnchor, constant: 8)
      let wish = second.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      wish.priority = .defaultLow
      NSLayoutConstraint.activate([edge, gap, wish])
      film.clock.commit()

      #expect(first.frame.maxX == 80)
      #expect(second.frame.maxX == 62)
    }
  }

  @Test func leftStaysLeft() {
    Film.play { film in
      let (view, inner) = (film.view(), UIView())
      view.semanticContentAttribute = .forceRightToLeft
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
      inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
      film.clock.commit()

      #expect(inner.frame.minX == 10)
    }
  }

  @Test func aStackBeginsWhereOneBeginsToRead() {
    Film.play { film in
      let views = [20.0, 30.0].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
      let stack = UIStackView(arrangedSubviews: views)
      for view in views {
        view.widthAnchor.constraint(equalToConstant: view.frame.width).isActive = true
      }
      stack.semanticContentAttribute = .forceRightToLeft
      stack.spacing = 5
      stack.frame = CGRect(x: 0, y: 0, width: 55, height: 10)
      film.window.addSubview(stack)
      film.clock.commit()

      #expect(views.map(\.frame.minX) == [35, 0])
    }
  }

  @Test func anAppThatReadsFromTheRightSaysSo() {
    let ambient = Ambient.current
    defer { Ambient.current = ambient }
    Ambient.current = Ambient(screen: UIScreen(layoutDirection: .rightToLeft))
    let view = UIView()

    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .spatial) == .leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight)
        == .leftToRight)
  }

  @Test func pagesArePushedFromTheLeftAndPulledOffToIt() throws {
    try Film.play { film in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.view.semanticContentAttribute = .forceRightToLeft
      film.window.rootViewController = navigation
      try film.clock.advance(to: 0)

      navigation.pushViewController(second, animated: true)
      try film.clock.advance(to: 0.1)
      let x = film.shown(second.view).frame.minX
      #expect(x < 0 && x > -375)
      #expect(film.shown(first.view).frame.minX > 0)
      try film.clock.advance(to: 1)
      #expect(second.view.frame.minX == 0 && navigation.viewControllers.count == 2)

      let hand = Fingers(film, CGPoint(x: 370, y: 300))
      try hand.drag(to: CGPoint(x: 360 - 187.5, y: 300), over: 0.5)
      #expect(abs(film.shown(second.view).frame.minX + 187.5) < 0.01)
      try hand.drag(to: CGPoint(x: 20, y: 300), over: 0.3)
      hand.lift()
      try film.clock.advance(to: 3)
      #expect(navigation.viewControllers == [first])
    }
  }
}
