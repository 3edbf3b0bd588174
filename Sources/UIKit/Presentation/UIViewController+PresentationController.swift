extension UIViewController {
  /// The style to present in, before it adapts.
  private var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: SystemProfile.current.automaticPresentationStyle
    default: modalPresentationStyle
    }
  }

  /// The controller of a presentation that hasn't begun: made when it is first asked for, so that it
  /// can be given a delegate, and used when somebody presents in the style that it was made for.
  var nextPresentation: UIPresentationController {
    if let preparedPresentation, preparedPresentation.style == resolvedPresentationStyle {
      return preparedPresentation
    }
    let made = makePresentation(presenter: nil, source: self)
    made.holdPresented(false)
    preparedPresentation = made
    return made
  }

  /// The controller that presents `presented` on behalf of this one, in the style it adapts to.
  func presentation(of presented: UIViewController) -> UIPresentationController {
    let style = presented.resolvedPresentationStyle
    let presenter = style.staysInContext ? definingContext : outermost
    let prepared = presented.preparedPresentation.flatMap { $0.style == style ? $0 : nil }
    let controller = prepared ?? presented.makePresentation(presenter: presenter, source: self)
    controller.assign(presenter: presenter, style: style)
    let adapted = controller.adapted(to: traitCollection)
    let staysInContext = !adapted.shouldPresentInFullscreen
    adapted.assign(presenter: staysInContext ? definingContext : outermost, style: adapted.style)
    return adapted
  }

  /// The delegate's own presentation controller, which is asked for with the style `.custom` alone,
  /// or the system's.
  private func makePresentation(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = resolvedPresentationStyle
    if style == .custom, let delegate = transitioningDelegate {
      let custom = UIKitLog.current.ask(
        delegate, "presentationController(forPresented: \(name))"
      ) {
        delegate.presentationController(
          forPresented: self, presenting: presenter, source: source)
      }
      if let custom { return custom }
    }
    return .system(for: self, presenting: presenter, style: style)
  }

  /// The nearest controller that defines a presentation context, or else the outermost one.
  private var definingContext: UIViewController {
    ancestry.first(where: \.definesPresentationContext) ?? outermost
  }
}
