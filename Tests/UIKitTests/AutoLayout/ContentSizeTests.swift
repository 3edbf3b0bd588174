import Testing
import UIKit

@Suite("What views want to be")
@MainActor
struct ContentSizeTests {
  /// A view that is so large if nothing else is said.
  private final class Card: UIView {
    var size = CGSize(width: 60, height: 30) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
  }

  private func add(_ views: [UIView], to superview: UIView) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
  }

  @Test("A view is as large as its content, and follows it")
  func content() {
    Film.play { film in
      let (superview, card) = (film.view(), Card())
      add([card], to: superview)
      card.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
      film.clock.commit()
      #expect(card.frame == CGRect(x: 0, y: 0, width: 60, height: 30))

      card.size = CGSize(width: 10, height: UIView.noIntrinsicMetric)
      film.clock.commit()
      #expect(card.frame.size == CGSize(width: 10, height: 0))
    }
  }

  @Test("Who hugs its content less is stretched; who resists less is compressed")
  func huggingAndResistance() {
    Film.play { film in
      let (row, a, b) = (film.view(), Card(), Card())
      add([a, b], to: row)
      NSLayoutConstraint.activate([
        a.leftAnchor.constraint(equalTo: row.leftAnchor),
        b.leftAnchor.constraint(equalTo: a.rightAnchor),
        b.rightAnchor.constraint(equalTo: row.rightAnchor),
      ])
      row.frame.size.width = 200
      a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      film.clock.commit()
      #expect([a.frame.width, b.frame.width] == [60, 140])

      row.frame.size.width = 100
      b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      film.clock.commit()
      #expect([a.frame.width, b.frame.width] == [60, 40])
      #expect(a.contentHuggingPriority(for: .horizontal).rawValue == 251)
      #expect(a.contentHuggingPriority(for: .vertical) == .defaultLow)
      #expect(b.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test("A label of several lines is as high as its text in the width that it gets")
  func lines() {
    Film.play { film in
      let (superview, label, below) = (film.view(), UILabel(), UIView())
      label.text = "A sentence that needs more than one line"
      label.numberOfLines = 0
      add([label, below], to: superview)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: superview.topAnchor),
        label.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      film.clock.commit()

      let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
      #expect(height > 2 * label.font.lineHeight)
      #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: height))
      #expect(below.frame.minY == height)
    }
  }

  @Test("Labels and buttons are aligned by their baselines")
  func baselines() {
    Film.play { film in
      let (large, small, button) = (UILabel(), UILabel(), UIButton(type: .system))
      large.font = .systemFont(ofSize: 40)
      large.text = "Large"
      small.text = "small"
      button.setTitle("button", for: .normal)
      let superview = film.view()
      add([large, small, button], to: superview)
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: superview.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        button.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      ])
      film.clock.commit()

      let difference = large.font.ascender - small.font.ascender
      #expect(abs(small.frame.minY - difference) <= 0.25)
      let title = button.convert(button.titleLabel?.frame ?? .zero, to: superview)
      let font = button.titleLabel?.font ?? small.font
      #expect(abs(title.minY + (font?.ascender ?? 0) - large.font.ascender) <= 1)
    }
  }

  @Test("What a view would be is told without touching it")
  func fitting() {
    let (view, card) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), Card())
    add([card], to: view)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 5),
      view.trailingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor, constant: 5),
    ])

    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 40))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 320, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(card.frame == .zero)
  }

  @Test("What doesn't count for alignment sticks out")
  func alignmentInsets() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
    }
    let (superview, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), Shadowed())
    add([view], to: superview)
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20).isActive = true
    view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 20).isActive = true
    superview.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 18, y: 19, width: 16, height: 14))
  }
}
