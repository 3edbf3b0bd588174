import Foundation

/// Where content may come to rest along one axis, in points of offset.
struct ScrollRange {
  let least: CGFloat
  let greatest: CGFloat
  /// How much of the content is seen.
  let extent: CGFloat

  init(content: CGFloat, before: CGFloat, after: CGFloat, extent: CGFloat) {
    least = -before
    greatest = max(content + after - extent, -before)
    self.extent = extent
  }

  var isScrollable: Bool { greatest > least }

  func nearest(to offset: CGFloat) -> CGFloat {
    min(max(offset, least), greatest)
  }

  /// Beyond the range a finger pulls ever less: x points give x·c·d / (d + x·c) with d the extent and
  /// c = 0.55, as scroll views on phones do.
  func pulled(to offset: CGFloat) -> CGFloat {
    let rest = nearest(to: offset)
    let pull = abs(offset - rest) * 0.55
    guard pull > 0, extent > 0 else { return rest }
    let stretch = pull * extent / (extent + pull)
    return offset > rest ? rest + stretch : rest - stretch
  }

  /// The page nearest to `offset`; a flick goes on to the next one.
  func page(at offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard extent > 0 else { return nearest(to: offset) }
    let page = (offset - least) / extent
    let next =
      abs(velocity) < Self.flick
      ? page.rounded() : velocity > 0 ? page.rounded(.up) : page.rounded(.down)
    return nearest(to: least + next * extent)
  }

  /// Points a second from which a page is turned.
  private static let flick: CGFloat = 200
}
