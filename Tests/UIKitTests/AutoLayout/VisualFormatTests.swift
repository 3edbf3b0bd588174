import Testing

@testable import UIKit

@Suite("Visual formats")
@MainActor
struct VisualFormatTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let views = ["a": UIView(), "b": UIView(), "c": UIView()]

  init() {
    for name in ["a", "b", "c"] {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
  }

  /// What the format says, with names for the views.
  private func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { constraint in
      let number = { (value: CGFloat) in String(Int(value)) }
      let name = { (item: AnyObject?) -> String in
        item === superview ? "super" : views.first { $0.value === item }?.key ?? "?"
      }
      let sign = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      let left = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
      let right =
        constraint.isBinary
        ? "\(name(constraint.secondItem)).\(constraint.secondAttribute)+" : ""
      let priority = constraint.priority == .required ? "" : "@\(constraint.priority.rawValue)"
      return "\(left)\(sign)\(right)\(number(constraint.constant))\(priority)"
    }
  }

  @Test("Views in a row, with gaps and sizes")
  func row() {
    #expect(
      lines("|-[a(50)]-[b(==a)]-20-[c]|") == [
        "a.leading==super.leadingMargin+0", "a.width==50", "b.leading==a.trailing+8",
        "b.width==a.width+0", "c.leading==b.trailing+20", "super.trailing==c.trailing+0",
      ])
  }

  @Test("Views in a column, with relations, priorities and metrics")
  func column() {
    #expect(
      lines(
        "V:[a(>=min@low,<=90)]-(>=gap@750)-[b]-|",
        metrics: ["min": 10, "low": CGFloat(250), "gap": NSNumber(value: 4.0)]) == [
          "a.height>=10@250.0", "a.height<=90", "b.top>=a.bottom+4@750.0",
          "super.bottomMargin==b.bottom+0",
        ])
  }

  @Test("Options align the views and turn the direction")
  func options() {
    #expect(
      lines("[a][b]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading==a.trailing+0", "b.top==a.top+0", "b.lastBaseline==a.lastBaseline+0",
      ])
    #expect(lines("[a]-5-[b]", .directionLeftToRight) == ["b.left==a.right+5"])
    #expect(
      lines("|-5-[a]-6-[b]", .directionRightToLeft) == [
        "super.right==a.right+5", "a.left==b.right+6",
      ])
  }

  @Test("Spaces don't count, numbers may be negative and broken")
  func spaces() {
    #expect(lines("H: [a] - (-5) - [b( 2.5 )]") == ["b.leading==a.trailing+-5", "b.width==2"])
  }

  @Test("The constraints that it gives lay out")
  func layout() {
    NSLayoutConstraint.activate(
      ["H:|-10-[a(b)]-[b]-10-|", "V:|-[a]-|", "V:|[b(30)]"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: views)
      })
    superview.layoutIfNeeded()

    #expect(views["a"]?.frame == CGRect(x: 10, y: 8, width: 136, height: 184))
    #expect(views["b"]?.frame == CGRect(x: 154, y: 0, width: 136, height: 30))
  }

  @Test(
    "What can't be read is told by its column, and gives no constraints",
    arguments: [
      ("", 1, "'[' is expected"), ("|-", 3, "a number or a name is expected"),
      ("[a", 3, "']' is expected"),
      ("[]", 2, "the name of a view is expected"), ("H:[a]-4[b]", 8, "'-' is expected"),
      ("[a(>=)]", 6, "a number or a name is expected"),
      ("[a(5,]", 6, "a number or a name is expected"),
      ("[a]|[b]", 5, "nothing may follow"), ("[a]-[x]", 6, "'x' is no view"),
      ("[a(5@x)]", 6, "'x' is no metric"), ("[a]-gap-[b]", 5, "'gap' is no metric"),
      ("Z:[a]", 1, "'[' is expected"), ("[a(1.2.3)]", 4, "a number or a name is expected"),
    ])
  func errors(format: String, column: Int, reason: String) {
    Film.play { _ in
      #expect(lines(format) == [])
      #expect(
        UIKitLog.current.warnings.map(\.message) == [
          "Unable to parse constraint format '\(format)': \(reason), at column \(column)."
        ])
    }
  }

  @Test("A superview is needed only where the format names one; alignment goes across")
  func impossible() {
    Film.play { _ in
      views["a"]?.removeFromSuperview()
      #expect(lines("[a]-[b]").count == 1)
      #expect(lines("|[a]") == [])
      #expect(lines("V:[a][b]", .alignAllTop) == [])
      #expect(UIKitLog.current.warnings.count == 2)
    }
  }
}
