public import QuartzCore

extension CADisplayLink {
  /// Holds the target until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let object = target as AnyObject
    self.init { link in ActionDelivery.send(sel, to: object, [link], from: link) }
  }
}
