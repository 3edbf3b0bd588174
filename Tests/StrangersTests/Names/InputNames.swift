// swift-format-ignore-file

import UIKit

/// What fields, switches, sliders and alerts let others override and call.
class NamedField: UITextField, UITextFieldDelegate {
  override init(frame: CGRect) { super.init(frame: frame); delegate = self }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func textRect(forBounds bounds: CGRect) -> CGRect { return bounds.insetBy(dx: 10, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { return super.editingRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { return bounds }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { return bounds }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { return super.leftViewRect(forBounds: bounds) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { return super.rightViewRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { return .zero }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  override func becomeFirstResponder() -> Bool { return super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { return super.resignFirstResponder() }
  override var canBecomeFirstResponder: Bool { return true }
  override var text: String? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var font: UIFont? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var intrinsicContentSize: CGSize { return CGSize(width: 10, height: 44) }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { return true }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { return true }
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { return true }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { return true }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder(); return true }
}

class NamedSwitch: UISwitch {
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override var isOn: Bool { didSet {} }
}

class NamedSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { return super.trackRect(forBounds: bounds) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { return super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { return super.beginTracking(touch, with: event) }
  override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
}

class NamedSegments: UISegmentedControl {
  override var selectedSegmentIndex: Int { didSet {} }
  override func layoutSubviews() { super.layoutSubviews(); layer.cornerRadius = 0 }
}

class NamedPages: UIPageControl {
  override var currentPage: Int { didSet {} }
  override var numberOfPages: Int { didSet {} }
}

class NamedProgress: UIProgressView {
  override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
}

class NamedToolbar: UIToolbar {
  override func sizeThatFits(_ size: CGSize) -> CGSize { return super.sizeThatFits(size) }
}

class NamedAlert: UIAlertController {
  override func viewDidLoad() { super.viewDidLoad() }
  override func addAction(_ action: UIAlertAction) { super.addAction(action) }
}

@MainActor func namesOfInputs(_ vc: UIViewController, _ image: UIImage?) {
  let f = UITextField()
  f.borderStyle = .roundedRect
  f.borderStyle = UITextField.BorderStyle.none
  f.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.gray])
  f.attributedText = nil
  f.textColor = nil
  f.textAlignment = .center
  f.isSecureTextEntry = true
  f.leftView = UIImageView(image: image)
  f.leftViewMode = .always
  f.rightViewMode = UITextField.ViewMode.unlessEditing
  f.clearButtonMode = .whileEditing
  f.clearsOnBeginEditing = false
  f.adjustsFontSizeToFitWidth = true
  f.minimumFontSize = 10
  f.keyboardType = .emailAddress
  f.returnKeyType = .done
  f.autocorrectionType = .no
  f.autocapitalizationType = .none
  f.spellCheckingType = .no
  f.keyboardAppearance = .dark
  f.enablesReturnKeyAutomatically = true
  f.textContentType = .password
  f.inputView = UIView()
  f.inputAccessoryView = UIToolbar()
  f.background = image
  f.becomeFirstResponder()
  f.resignFirstResponder()
  _ = f.isEditing && (f.text ?? "").isEmpty && f.text!.count > 0
  _ = f.delegate?.textFieldShouldReturn?(f)
  f.delegate?.textFieldDidEndEditing?(f)
  _ = f.delegate?.textField?(f, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "")
  f.addAction(UIAction { _ in }, for: [.editingChanged, .editingDidEndOnExit])
  _ = [UITextField.textDidChangeNotification, UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification]

  let s = UISwitch()
  s.isOn = true
  s.setOn(false, animated: true)
  s.onTintColor = .red
  s.thumbTintColor = .white

  let l = UISlider()
  l.minimumValue = 0
  l.maximumValue = 100
  l.value = 50
  l.isContinuous = false
  l.minimumTrackTintColor = .red
  l.maximumTrackTintColor = .gray
  l.thumbTintColor = .white
  l.setThumbImage(image, for: .normal)
  l.setMinimumTrackImage(image, for: [])
  l.setMaximumTrackImage(image, for: UIControl.State())
  l.minimumValueImage = image
  _ = l.currentThumbImage

  let c = UISegmentedControl(items: ["a", "b"])
  c.selectedSegmentIndex = 0
  c.selectedSegmentIndex = UISegmentedControl.noSegment
  c.insertSegment(withTitle: "c", at: 1, animated: false)
  c.insertSegment(with: image, at: c.numberOfSegments, animated: true)
  c.removeSegment(at: 0, animated: false)
  c.removeAllSegments()
  c.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)], for: .selected)
  _ = c.titleForSegment(at: 0)
  c.setWidth(20, forSegmentAt: 0)
  c.setEnabled(false, forSegmentAt: 0)
  c.isMomentary = true
  c.apportionsSegmentWidthsByContent = true
  c.selectedSegmentTintColor = .red

  let p = UIPageControl()
  p.numberOfPages = 3
  p.currentPage = 1
  p.hidesForSinglePage = true
  p.pageIndicatorTintColor = .gray
  p.currentPageIndicatorTintColor = .black
  _ = p.size(forNumberOfPages: 3)

  let b = UIProgressView(progressViewStyle: .bar)
  b.progress = 0.2
  b.setProgress(0.5, animated: true)
  b.progressTintColor = .red
  b.trackTintColor = .gray

  let t = UIToolbar()
  t.barStyle = .black
  t.barTintColor = .red
  t.isTranslucent = false
  t.setItems([UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), .flexibleSpace(), .fixedSpace(4)], animated: false)
  t.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
  t.setShadowImage(UIImage(), forToolbarPosition: .bottom)
  t.items?.first?.width = 4

  let a = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
  a.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
  a.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in vc.dismiss(animated: true) })
  a.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: { (action: UIAlertAction) in _ = action.title }))
  a.addTextField { (field) in field.placeholder = "x" }
  a.addTextField(configurationHandler: nil)
  a.preferredAction = a.actions.first
  _ = a.textFields?.first?.text
  _ = a.preferredStyle == UIAlertController.Style.actionSheet
  a.actions.last?.isEnabled = false
  vc.present(a, animated: true, completion: nil)

  let i = UIImageView()
  i.animationImages = [image].compactMap { $0 }
  i.animationDuration = 1
  i.animationRepeatCount = 0
  i.startAnimating()
  i.stopAnimating()
  _ = i.isAnimating
  _ = UIImage.animatedImage(with: [], duration: 1)?.images
  _ = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
}
