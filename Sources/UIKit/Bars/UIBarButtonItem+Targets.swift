extension UIBarButtonItem {
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    set(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    set(target, action)
  }

  /// Unlike Apple's, shows the same image whichever way the phone is held.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style)
    set(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  private func set(_ target: Any?, _ action: Selector?) {
    method = action.map { TargetAction(target, $0) }
    pendingTarget = target.map { $0 as AnyObject }
  }

  public var target: AnyObject? {
    get { method?.target ?? pendingTarget }
    set { set(newValue, action) }
  }

  public var action: Selector? {
    get { method?.selector }
    set { set(target, newValue) }
  }

  private convenience init(title: String? = nil, image: UIImage? = nil, style: Style) {
    self.init()
    (self.title, self.image, self.style) = (title, image, style)
  }
}

/// Unlike Apple's, these take a method of the target's class, such as `Self.done(_:)`.
extension UIBarButtonItem {
  public convenience init<Owner: AnyObject>(
    title: String?, style: Style, target: AnyObject?,
    action: @escaping (Owner) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style)
    method = TargetAction(target, action)
  }

  public convenience init<Owner: AnyObject, Sender>(
    title: String?, style: Style, target: AnyObject?,
    action: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style)
    method = TargetAction(target, action)
  }

  public convenience init<Owner: AnyObject>(
    image: UIImage?, style: Style, target: AnyObject?,
    action: @escaping (Owner) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style)
    method = TargetAction(target, action)
  }

  public convenience init<Owner: AnyObject, Sender>(
    image: UIImage?, style: Style, target: AnyObject?,
    action: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style)
    method = TargetAction(target, action)
  }

  public convenience init<Owner: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: @escaping (Owner) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem)
    method = TargetAction(target, action)
  }

  public convenience init<Owner: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    self.init(systemItem: systemItem)
    method = TargetAction(target, action)
  }
}
