public import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// What a control does when it is used.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    @MainActor private static var count = 0

    /// One that no other action has.
    @MainActor
    fileprivate static func next() -> Identifier {
      count += 1
      return Identifier("UIAction.\(count)")
    }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The control that is being used.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Unlike Apple's, it has neither attributes nor a state: there are no menus here.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? .next()
    self.handler = handler
  }

  func perform(by sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
