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

  /// The room that the text takes within a size, in points. Unlike Apple's, without a context:
  /// nothing is scaled down.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size())
    }
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil
    return CGRect(origin: .zero, size: typesetting.layout(width: width).size)
  }

  /// Without an attribute, 12 points in black.
  private var typesetting: Typesetting {
    Typesetting(self, font: .systemFont(ofSize: 12), color: .black)
  }
}

extension NSString {
  /// See `NSAttributedString`'s.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

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
  /// See `NSAttributedString`'s.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

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
