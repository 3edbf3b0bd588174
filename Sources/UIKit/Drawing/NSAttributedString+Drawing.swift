import CoreText
public import Foundation

extension NSAttributedString {
  /// In points, as wide as its longest line.
  public func size() -> CGSize {
    typesetting.layout().size
  }

  public func draw(at point: CGPoint) {
    typesetting.layout().draw(at: point)
  }

  /// Sets the text in the rectangle's width, from its top.
  public func draw(in rect: CGRect) {
    typesetting.layout(width: rect.width).draw(at: rect.origin)
  }

  /// Without an attribute, 12 points in black.
  private var typesetting: Typesetting {
    Typesetting(self, font: .systemFont(ofSize: 12), color: .black)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
