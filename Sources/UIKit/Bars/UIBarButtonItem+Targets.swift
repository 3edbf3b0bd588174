/// Unlike Apple's, these take a method of the target's class, such as `Self.done(_:)`, or nil.
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

  public convenience init(
    title: String?, style: Style, target: AnyObject?,
    action: Never?
  ) {
    self.init(title: title, style: style)
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

  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?,
    action: Never?
  ) {
    self.init(image: image, style: style)
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

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
    action: Never?
  ) {
    self.init(systemItem: systemItem)
  }

  private convenience init(title: String? = nil, image: UIImage? = nil, style: Style) {
    self.init()
    (self.title, self.image, self.style) = (title, image, style)
  }
}
