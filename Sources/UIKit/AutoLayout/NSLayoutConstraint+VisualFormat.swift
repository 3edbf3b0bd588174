import Foundation

extension NSLayoutConstraint {
  /// The constraints that a format draws, such as `H:|-[title]-(>=8)-[date(80)]|`.
  ///
  /// Unlike Apple's, a format that can't be read gives none and a warning, which names the column.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let drawing = VisualFormatDrawing(
        format: try VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:],
        views: views)
      return try drawing.constraints()
    } catch {
      UIKitLog.current.warn(
        "Unable to parse constraint format '\(format)': \(error.reason), at column"
          + " \(error.column).")
      return []
    }
  }
}

/// A format with what its names stand for.
@MainActor
private struct VisualFormatDrawing {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, node) in format.nodes.enumerated() {
      if index > 0 {
        constraints += try gap(
          format.gaps[index - 1], from: format.nodes[index - 1], to: node)
      }
      constraints += try size(of: node)
    }
    return constraints + (try alignment())
  }

  private func size(of node: VisualFormat.Node) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard case .view(let name, let predicates) = node else { return [] }
    let length: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      var (other, constant): ((any LayoutItem)?, Double) = (nil, 0)
      if case .named(let word) = predicate.object, metrics[word.text] == nil {
        other = try item(word)
      } else {
        constant = try number(predicate.object)
      }
      let constraint = NSLayoutConstraint(
        item: try item(name), attribute: length, relatedBy: predicate.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : length, multiplier: 1, constant: constant)
      constraints.append(constraint.with(try priority(predicate)))
    }
    return constraints
  }

  private func gap(
    _ gap: VisualFormat.Gap, from first: VisualFormat.Node, to second: VisualFormat.Node
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (before, after) = (try item(first), try item(second))
    let end = edges.attribute(of: first, opensGap: true, gap)
    let start = edges.attribute(of: second, opensGap: false, gap)
    var constraints: [NSLayoutConstraint] = []
    for predicate in gap.distances(besideSuperview: first.isSuperview || second.isSuperview) {
      let distance = try number(predicate.object)
      let constraint =
        isRightToLeft
        ? NSLayoutConstraint(
          item: before, attribute: end, relatedBy: predicate.relation, toItem: after,
          attribute: start, multiplier: 1, constant: distance)
        : NSLayoutConstraint(
          item: after, attribute: start, relatedBy: predicate.relation, toItem: before,
          attribute: end, multiplier: 1, constant: distance)
      constraints.append(constraint.with(try priority(predicate)))
    }
    return constraints
  }

  /// Each view is aligned with the one before it.
  private func alignment() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let attributes = options.alignedAttributes
    if attributes.contains(where: { $0.axis == format.axis }) {
      throw VisualFormatError(
        column: 1, reason: "views in one line can't be aligned by edges of that direction")
    }
    let views = format.nodes.filter { !$0.isSuperview }
    var constraints: [NSLayoutConstraint] = []
    for (one, other) in zip(views, views.dropFirst()) {
      let (first, second) = (try item(one), try item(other))
      constraints += attributes.map {
        NSLayoutConstraint(
          item: second, attribute: $0, relatedBy: .equal, toItem: first, attribute: $0,
          multiplier: 1, constant: 0)
      }
    }
    return constraints
  }
}

extension VisualFormatDrawing {
  private var isRightToLeft: Bool {
    format.axis == .horizontal && options.isDisjoint(with: .directionLeftToRight)
      && options.contains(.directionRightToLeft)
  }

  private var edges: GapEdges {
    if format.axis == .vertical { return .vertical }
    if isRightToLeft { return .rightToLeft }
    return options.contains(.directionLeftToRight) ? .leftToRight : .natural
  }

  private func item(_ node: VisualFormat.Node) throws(VisualFormatError) -> any LayoutItem {
    switch node {
    case .view(let name, _): return try item(name)
    case .superview(let column):
      for case .view(let name, _) in format.nodes {
        if let superview = try item(name).layoutView?.superview { return superview }
      }
      throw VisualFormatError(column: column, reason: "the view has no superview")
    }
  }

  private func item(_ name: VisualFormat.Word) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[name.text] as? any LayoutItem { return item }
    throw VisualFormatError(column: name.column, reason: "'\(name.text)' is no view")
  }

  private func number(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> Double {
    switch amount {
    case .number(let number): return number
    case .named(let name):
      switch metrics[name.text] {
      case let metric as CGFloat: return Double(metric)
      case let metric as NSNumber: return metric.doubleValue
      case let metric as any BinaryInteger: return Double(metric)
      case let metric as any BinaryFloatingPoint: return Double(metric)
      default:
        throw VisualFormatError(column: name.column, reason: "'\(name.text)' is no metric")
      }
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(priority)))
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// Each alignment is the bit that its attribute's number names.
  fileprivate var alignedAttributes: [NSLayoutConstraint.Attribute] {
    (1...12).filter { rawValue & 1 << UInt($0) != 0 }
      .compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
  }
}
