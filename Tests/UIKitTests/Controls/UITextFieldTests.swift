import QuartzCore
import Testing
import UIKit

/// A delegate that writes down what it is asked and told, and answers as it is told.
private final class Clerk: UITextFieldDelegate {
  var lines: [String] = []
  var allows = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    lines.append("should begin")
    return allows
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    lines.append("began, \(textField.isEditing)")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lines.append("should end")
    return allows
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    lines.append("ended, \(textField.isEditing)")
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    lines.append("should clear")
    return allows
  }
}

@Suite @MainActor struct UITextFieldTests {
  private func field(_ film: Film, width: CGFloat = 200) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: width, height: 30))
    film.window.addSubview(field)
    return field
  }

  @Test func aRoundedFieldIsThirtyPointsHighAndKeepsSevenAtItsEnds() {
    Film.play { film in
      let field = field(film)
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)

      #expect(field.intrinsicContentSize.height == 30)
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 30))
      #expect(
        field.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 97, height: 30))
          == CGRect(x: 73, y: 6, width: 19, height: 19))
    }
  }

  @Test func withoutTextItShowsItsPlaceholder() throws {
    try Film.play { film in
      let field = field(film)
      #expect(field.text?.isEmpty == true)
      let empty = try field.picture().coverage
      field.placeholder = "Name"
      let hinted = try field.picture().coverage
      field.text = "Name"
      let written = try field.picture().coverage

      // The placeholder has three tenths of the text's ink.
      #expect(empty == 0)
      #expect(hinted > 0 && abs(hinted / written - 0.3) < 0.05)
    }
  }

  @Test func dotsStandForASecret() throws {
    try Film.play { film in
      let (open, secret, dots) = (field(film), field(film), field(film))
      open.text = "Wim"
      secret.text = "Wim"
      secret.isSecureTextEntry = true
      dots.text = "•••"

      #expect(secret.text == "Wim")
      let shown = try [secret, dots, open].map { try $0.picture().bitmap }
      #expect(shown[0] == shown[1] && shown[0] != shown[2])
    }
  }

  @Test func aRoundedFrameHasTheBackgroundWithinIt() throws {
    try Film.play { film in
      let field = field(film)
      field.borderStyle = .roundedRect
      let plain = try field.picture()
      #expect(plain.pixel(x: 20, y: 30) == 0xFFFF_FFFF)

      field.backgroundColor = .red
      #expect(field.backgroundColor == .red)
      let rounded = try field.picture()
      #expect(rounded.color(x: 20, y: 30) == .red)
      #expect(rounded.alpha(x: 0, y: 0) == 0)

      field.borderStyle = .none
      let square = try field.picture()
      #expect(square.color(x: 0, y: 0) == .red)
    }
  }

  @Test func viewsBesideTheTextMakeItShorter() {
    Film.play { film in
      let field = field(film)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .always
      field.layoutIfNeeded()

      #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 24, height: 20))
      #expect(field.rightView?.isHidden == true)
      #expect(
        field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 176, height: 30))

      field.rightViewMode = .unlessEditing
      field.layoutIfNeeded()
      #expect(field.rightView?.frame == CGRect(x: 170, y: 5, width: 30, height: 20))
      #expect(field.textRect(forBounds: field.bounds).maxX == 170)

      field.becomeFirstResponder()
      field.layoutIfNeeded()
      #expect(field.rightView?.isHidden == true)
    }
  }

  @Test func aTapBeginsAndAnotherFieldEnds() {
    Film.play { film in
      let (field, other, clerk) = (field(film), field(film), Clerk())
      other.frame.origin.y = 100
      field.placeholder = "Name"
      field.delegate = clerk
      var events: [String] = []
      field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
      field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
      film.clock.commit()

      Fingers.tap(film, CGPoint(50, 20))
      #expect(field.isFirstResponder && field.isEditing)
      Fingers.tap(film, CGPoint(50, 110))
      #expect(!field.isFirstResponder && other.isFirstResponder)

      #expect(clerk.lines == ["should begin", "began, true", "should end", "ended, false"])
      #expect(events == ["begin", "end"])
      #expect(
        UIKitLog.current.entries.filter { $0.kind == .action }.map(\.message) == [
          "UITextField(Name) editingDidBegin", "UITextField(Name) editingDidEnd",
          "UITextField editingDidBegin",
        ])
      #expect(
        UIKitLog.current.warnings.first?.call
          == "No keyboard comes up for UITextField(Name), and no cursor shows in it: nobody types here."
      )
    }
  }

  @Test func aDelegateMayRefuse() {
    Film.play { film in
      let (field, clerk) = (field(film), Clerk())
      field.delegate = clerk

      clerk.allows = false
      #expect(!field.becomeFirstResponder() && !field.isEditing)
      clerk.allows = true
      #expect(field.becomeFirstResponder())
      clerk.allows = false
      #expect(!field.resignFirstResponder() && field.isEditing)
    }
  }

  @Test func theCrossClears() {
    Film.play { film in
      let (field, clerk) = (field(film), Clerk())
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      field.delegate = clerk
      field.text = "Wim"
      field.clearButtonMode = .always
      film.clock.commit()

      Fingers.tap(film, CGPoint(195, 25))

      #expect(field.text?.isEmpty == true)
      #expect(clerk.lines == ["should clear"])
      #expect(changes == 1)
      #expect(!field.isEditing)
    }
  }
}
