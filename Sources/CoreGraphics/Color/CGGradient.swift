public import Foundation

/// Colours at places from 0 to 1.
public final class CGGradient: Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: RGBA

    package init(location: Double, color: RGBA) {
      (self.location, self.color) = (location, color)
    }
  }

  /// In the order of their locations.
  package let stops: [Stop]

  /// Spread evenly without locations. Interpolated in sRGB, whatever the space says.
  public convenience init?(
    colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors: colors, locations: places)
  }

  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = colorSpace.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: colorSpace, components: colorComponents + $0 * width)
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
    self.init(colors: colors, locations: places)
  }

  /// As the public initialisers, with Swift's own types; nil without a colour.
  package convenience init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let places = locations.map { $0.map(Double.init) } ?? colors.indices.map { Double($0) / last }
    self.init(zip(places, colors).map { Stop(location: $0, color: $1.rgba) })
  }

  /// Of these stops, sorted; equal locations keep their order.
  package init(_ stops: [Stop]) {
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
