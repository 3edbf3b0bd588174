import Testing
import UIKit

@Suite @MainActor struct UIButtonTests {
  private func button(_ title: String, type: UIButton.ButtonType = .custom) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func aStateWithoutAnOwnTitleShowsTheNormalOne() {
    let button = button("Go")
    button.setTitle("Gone", for: .disabled)

    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Gone")
    #expect(button.state == .disabled)
  }

  @Test func aSystemButtonHasTheTint() {
    let button = button("Go", type: .system)

    #expect(button.titleLabel?.textColor == .systemBlue)
    button.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func aSystemButtonFadesUnderTheFinger() {
    let button = button("Go", type: .system)

    button.isHighlighted = true

    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 0.001)
  }

  @Test func aSystemButtonIsThirtyPointsHigh() {
    Film.play { _ in
      #expect(button("Button", type: .system).intrinsicContentSize.height == 30)
    }
  }

  @Test func insetsSurroundTheContent() {
    let button = button("Button")
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)

    button.sizeToFit()
    button.layoutIfNeeded()

    #expect(button.bounds.size == CGSize(width: title.width + 60, height: title.height + 4))
    #expect(button.titleLabel?.frame == CGRect(origin: CGPoint(x: 20, y: 1), size: title))
  }

  @Test func theImageStandsBeforeTheTitleAndBothInTheMiddle() throws {
    let button = button("Title")
    let icon = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    button.setImage(icon, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)

    button.layoutIfNeeded()

    let image = try #require(button.imageView?.frame)
    let title = try #require(button.titleLabel?.frame)
    #expect(image.maxX == title.minX)
    #expect(image.midY == 20)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.001)
  }

  @Test func anActionIsPerformedWhenTheControlIsUsed() {
    var senders: [Any?] = []
    let button = button("Go")
    let action = UIAction { senders.append($0.sender) }
    button.addAction(action, for: .touchUpInside)

    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    button.removeAction(action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)

    #expect(senders.count == 1)
    #expect(senders.first as? UIButton === button)
  }

  @Test func aTapHighlightsAndThenSends() {
    Film.play { film in
      var isDone = false
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in isDone = true })
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      film.window.addSubview(button)
      let touch = UITouch(at: CGPoint(x: 50, y: 20), in: film.window, timestamp: 0)

      button.touchesBegan([touch], with: nil)
      #expect(button.isHighlighted)
      #expect(!isDone)
      button.touchesEnded([touch], with: nil)
      #expect(!button.isHighlighted)
      #expect(isDone)
    }
  }
}
