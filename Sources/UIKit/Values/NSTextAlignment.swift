import CoreText

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var ofLines: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
