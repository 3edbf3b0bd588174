import UIKit

/// A page on which a touch turns a card over, by exchanging its faces, and has a note say something
/// else.
final class ViewTransitionsScreen: UIViewController {
  private let card = UIView()
  private let note = ViewTransitionsScreen.face("A note", .systemGreen)
  private var faces = (
    shown: ViewTransitionsScreen.face("Front", .systemBlue),
    hidden: ViewTransitionsScreen.face("Back", .systemPink)
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(card)
    view.addSubview(note)
    card.addSubview(faces.shown)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    card.frame = CGRect(x: 56, y: 110, width: view.bounds.width - 112, height: 260)
    note.frame = CGRect(x: 56, y: 420, width: view.bounds.width - 112, height: 120)
    faces.shown.frame = card.bounds
    faces.hidden.frame = card.bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.transition(
      from: faces.shown, to: faces.hidden, duration: 0.6, options: .transitionFlipFromRight)
    faces = (faces.hidden, faces.shown)
    UIView.transition(with: note, duration: 0.6, options: .transitionCrossDissolve) {
      self.note.text = "Another note"
      self.note.backgroundColor = .systemOrange
    }
  }

  private static func face(_ text: String, _ color: UIColor) -> UILabel {
    let face = UILabel.caption(text, in: .zero)
    face.backgroundColor = color
    face.layer.cornerRadius = 20
    face.layer.masksToBounds = true
    return face
  }
}
