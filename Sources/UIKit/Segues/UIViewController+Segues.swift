extension UIViewController {
  /// Performs the segue that this controller's scene has under a name.
  func startSegue(_ identifier: String, sender: Any?) {
    guard let template = storyboardSegues.first(where: { $0.identifier == identifier }) else {
      return UIKitLog.current.warn(
        "\(name) has no segue with identifier '\(identifier)'"
          + "\(naming(storyboardSegues.map(\.identifier))).")
    }
    switch template.way {
    case .there(let kind, let destination):
      guard let destination = make(destination, for: template) else { return }
      let make = template.make ?? UIStoryboardSegue.init(identifier:source:destination:)
      let segue = make(identifier, self, destination)
      if segue.action == nil { segue.action = { kind.perform($0) } }
      prepareNoted(for: segue, sender: sender)
      segue.run(animated: template.animates)
    case .back(let action):
      let request = UIStoryboardUnwindSegueSource(
        source: self, unwindAction: action, sender: sender)
      unwind(request, template)
    }
  }

  private func make(
    _ destination: UIStoryboard.Segue.Destination, for template: UIStoryboard.Segue
  ) -> UIViewController? {
    switch destination {
    case .controller(let make): return make()
    case .scene(let scene):
      if let storyboard { return storyboard.instantiateViewController(withIdentifier: scene) }
      UIKitLog.current.warn(
        "\(name) comes from no storyboard; its segue '\(template.identifier)' finds no scene"
          + " '\(scene)'.")
      return nil
    }
  }

  /// Finds who takes the action, tells it, and goes there.
  private func unwind(_ request: UIStoryboardUnwindSegueSource, _ template: UIStoryboard.Segue) {
    guard let destination = Unwinding.destination(of: request) else {
      return UIKitLog.current.warn(
        "No view controller takes the unwind action '\(request.unwindAction)' of \(name).")
    }
    let segue =
      template.make?(template.identifier, self, destination)
      ?? (destination.parent ?? destination).segueForUnwinding(
        to: destination, from: self, identifier: template.identifier)
      ?? Unwinding.segue(template.identifier, from: self, to: destination)
    if segue.action == nil { segue.action = { Unwinding.perform($0) } }
    prepareNoted(for: segue, sender: request.sender)
    UIKitLog.current.note(.segue, of: destination.name, "\(request.unwindAction)")
    destination.unwindActions[request.unwindAction]?.run(destination, segue)
    segue.run(animated: template.animates)
  }

  private func prepareNoted(for segue: UIStoryboardSegue, sender: Any?) {
    UIKitLog.current.note(.segue, of: name, "prepare(for: \(segue.identifier ?? "nil"))")
    prepare(for: segue, sender: sender)
  }
}

extension UIStoryboardSegue {
  /// Performs the segue; one that has presented its destination lives until the dismissal.
  fileprivate func run(animated: Bool) {
    UIKitLog.current.note(
      .segue, of: "\(type(of: self))", "perform(), \(source.name) to \(destination.name)")
    if animated {
      perform()
    } else {
      UIView.performWithoutAnimation(perform)
    }
    destination.enclosingPresentation?.segue = self
  }
}
