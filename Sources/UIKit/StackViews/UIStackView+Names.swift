import Foundation

extension UIStackView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// By how much each hugs its content and resists.
    case fill = 0
    case fillEqually = 1
    /// In proportion to their content sizes.
    case fillProportionally = 2
    /// As long as they are, with equal gaps.
    case equalSpacing = 3
    /// As long as they are, with equal distances of their centres as far as the gaps allow it.
    case equalCentering = 4
  }

  /// Where the views are across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// As a custom spacing: that of the stack.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// What the system leaves between neighbours.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
