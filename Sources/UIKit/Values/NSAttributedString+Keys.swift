public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; without one, 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; without one, black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSParagraphStyle`. Unlike Apple's, the first one of a text counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
