/// Unlike Apple's, what has no name is a case of its own; as there, it can be stored.
public enum UIModalTransitionStyle: RawRepresentable, Hashable, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
  case unknown(Int)

  public init?(rawValue: Int) {
    self =
      switch rawValue {
      case 0: .coverVertical
      case 1: .flipHorizontal
      case 2: .crossDissolve
      case 3: .partialCurl
      default: .unknown(rawValue)
      }
  }

  public var rawValue: Int {
    switch self {
    case .coverVertical: 0
    case .flipHorizontal: 1
    case .crossDissolve: 2
    case .partialCurl: 3
    case .unknown(let rawValue): rawValue
    }
  }
}
