extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    attachedRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.leave()
    attachedRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers where !recognizers.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
