import QuartzCore
import Testing
import UIKit

@Suite("Stack views")
@MainActor
struct UIStackViewTests {
  private final class Card: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private let cards = [Card(20, 10), Card(40, 30), Card(60, 20)]

  /// The frames of three cards in a stack of 300 × 100 points.
  private func frames(_ change: (UIStackView) -> Void) -> [CGRect] {
    Film.play { film in
      let stack = UIStackView(arrangedSubviews: cards)
      stack.frame = CGRect(x: 10, y: 10, width: 300, height: 100)
      film.window.addSubview(stack)
      change(stack)
      film.clock.commit()
      return cards.map(\.frame)
    }
  }

  @Test("Filling stretches who hugs least")
  func fill() {
    let frames = frames {
      cards[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
      $0.spacing = 5
    }

    #expect(frames.map(\.minX) == [0, 25, 240])
    #expect(frames.map(\.width) == [20, 210, 60])
    #expect(frames.map(\.height) == [100, 100, 100])
  }

  @Test("Filling equally and in proportion")
  func equally() {
    let equal = frames {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(equal.map(\.minX) == [0, 105, 210])
    #expect(equal.map(\.width) == [90, 90, 90])

    let proportional = frames { $0.distribution = .fillProportionally }
    #expect(proportional.map(\.width) == [50, 100, 150])
  }

  @Test("Equal gaps and equal distances of the centres")
  func gaps() {
    let spaced = frames { $0.distribution = .equalSpacing }
    #expect(spaced.map(\.minX) == [0, 110, 240])
    #expect(spaced.map(\.width) == [20, 40, 60])

    let centred = frames { $0.distribution = .equalCentering }
    #expect(centred.map(\.midX) == [10, 140, 270])
  }

  @Test(
    "Alignments across",
    arguments: [
      (UIStackView.Alignment.top, [0.0, 0, 0]), (.center, [45, 35, 40]), (.bottom, [90, 70, 80]),
      (.firstBaseline, [0, 0, 0]),
    ])
  func alignments(alignment: UIStackView.Alignment, tops: [Double]) {
    let frames = frames {
      $0.alignment = alignment
      $0.distribution = .equalSpacing
    }

    #expect(frames.map { Double($0.minY) } == tops)
    #expect(frames.map(\.height) == [10, 30, 20])
  }

  @Test("A column, with a custom gap and margins")
  func column() {
    let frames = frames {
      $0.axis = .vertical
      $0.spacing = 2
      $0.setCustomSpacing(10, after: cards[0])
      $0.layoutMargins = UIEdgeInsets(top: 4, left: 3, bottom: 4, right: 7)
      $0.isLayoutMarginsRelativeArrangement = true
      $0.alignment = .leading
      cards[2].setContentHuggingPriority(.defaultHigh, for: .vertical)
      cards[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    #expect(frames.map(\.minX) == [3, 3, 3])
    // 100 points less the margins, of which the first is 14 with the status bar.
    #expect(frames.map(\.minY) == [14, 34, 76])
    #expect(frames.map(\.height) == [10, 40, 20])
  }

  @Test("A stack is as large as what is in it")
  func size() {
    let stack = UIStackView(arrangedSubviews: cards)
    stack.spacing = 10
    stack.alignment = .center

    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 140, height: 30))
  }

  @Test("Hidden views take no room; removed ones are arranged no more")
  func hidden() {
    Film.play { film in
      let stack = UIStackView(arrangedSubviews: cards)
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      film.window.addSubview(stack)
      stack.leftAnchor.constraint(equalTo: film.window.leftAnchor).isActive = true
      film.clock.commit()
      #expect(stack.frame.size == CGSize(width: 140, height: 30))

      cards[1].isHidden = true
      film.clock.commit()
      #expect(stack.frame.size == CGSize(width: 90, height: 20))
      #expect(cards.map(\.frame.minX) == [0, 20, 30])
      #expect(cards[1].frame.width == 0)

      cards[1].isHidden = false
      cards[0].removeFromSuperview()
      stack.removeArrangedSubview(cards[2])
      film.clock.commit()
      #expect(stack.arrangedSubviews == [cards[1]])
      #expect(stack.subviews == [cards[1], cards[2]])
      #expect(stack.frame.size == CGSize(width: 40, height: 30))
      #expect(UIKitLog.current.warnings.isEmpty)
    }
  }

  @Test("Hiding in an animation block shrinks the view, which shows until it is gone")
  func animatedHiding() throws {
    try Film.play { film in
      let stack = UIStackView(arrangedSubviews: cards)
      stack.translatesAutoresizingMaskIntoConstraints = false
      film.window.addSubview(stack)
      stack.leftAnchor.constraint(equalTo: film.window.leftAnchor).isActive = true
      film.clock.commit()

      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.cards[1].isHidden = true
      }

      #expect(cards[1].isHidden)
      try film.clock.advance(to: 0.5)
      #expect(film.shown(cards[1]).bounds.width == 20)
      #expect(film.shown(cards[2]).position.x == 70)
      #expect(!film.shown(cards[1]).isHidden)
      try film.clock.advance(to: 1.1)
      #expect(film.shown(cards[1]).isHidden)
      #expect(film.shown(cards[2]).position.x == 50)
    }
  }
}
