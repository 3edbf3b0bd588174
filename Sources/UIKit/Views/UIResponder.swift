public import Foundation

@preconcurrency @MainActor
open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  /// Unlike Apple's, never called: there are no nibs to wake from.
  open func awakeFromNib() {}

  /// Unlike Apple's, it knows of the methods that a class lists or that the selector carries.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method(of: self) != nil
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Unlike Apple's, never called: no Interface Builder shows what is made here.
  open func prepareForInterfaceBuilder() {}

  /// Unlike Apple's, never asked: no keyboard comes that it would stand on.
  open var inputAccessoryView: UIView? { nil }

  /// Unlike Apple's, never asked: nothing comes in place of a keyboard.
  open var inputView: UIView? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window at the end of the chain of responders.
  private var responderWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }
}
