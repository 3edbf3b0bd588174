/// An iPhone or iPad, as far as its screenshots and its screen are concerned.
package struct Device: Sendable, Equatable {
  /// All that have this screen.
  package var names: [String]
  /// In points, upright.
  package var size: PageSize
  /// Pixels of a screenshot for each point.
  package var scale: Double
  /// The radius of the display's corners, in points; 0 where they are square.
  package var corners: Double
  /// What the status bar, or the housing of the camera, covers at the top, in points.
  package var top: Double
  /// What the home indicator covers at the bottom, in points.
  package var bottom: Double
}

extension Device {
  package init?(named name: String) {
    let wanted = Self.plain(name)
    guard let device = Self.all.first(where: { $0.names.map(Self.plain).contains(wanted) })
    else { return nil }
    self = device
  }

  /// A name whatever its spaces, hyphens and case.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// What an error says of a name that no device has.
  package static func advice(for name: String) -> String {
    let names = all.flatMap(\.names)
    guard let nearest = Spelling.nearest(to: name, among: names) else {
      return "; docs/scenes.md lists them"
    }
    return "; the nearest is '\(nearest)'"
  }

  private var isPhone: Bool { names.contains { $0.hasPrefix("iPhone") } }

  /// The widths of iPhones, in points.
  static var phoneWidths: [Double] { all.filter(\.isPhone).map(\.size.width) }

  /// What the screen has covered at its edges, in points.
  package func insets(sideways: Bool) -> (top: Double, left: Double, bottom: Double, right: Double)
  {
    guard sideways, isPhone else { return (top, 0, bottom, 0) }
    // A phone on its side has no status bar, and the camera's housing at one of the sides: iOS keeps
    // off both. The home indicator takes 21 points; of iPhones from 2024 on that is uncertain.
    return corners > 0 ? (0, top, 21, top) : (0, 0, 0, 0)
  }

  /// Whether a size in points is that of the screen, upright or on its side.
  func hasSize(_ size: PageSize) -> Bool {
    size == self.size || (size.width, size.height) == (self.size.height, self.size.width)
  }
}

extension Device {
  /// The device that a screenshot is of, and how many pixels it has for a point: one whose own
  /// screenshots are so large, else one of which it may be an export at another scale.
  ///
  /// - Parameter scale: Nil: to be found.
  static func ofScreenshot(
    width: Int, height: Int, scale: Double?
  ) -> (device: Device, scale: Double)? {
    func device(at scale: Double, _ isMeant: (Device) -> Bool) -> (device: Device, scale: Double)? {
      let size = PageSize(width: Double(width) / scale, height: Double(height) / scale)
      return all.first { $0.hasSize(size) && isMeant($0) }.map { ($0, scale) }
    }
    let scales: [Double] = scale.map { [$0] } ?? [3, 2, 1]
    for scale in scales {
      if let match = device(at: scale, { $0.scale == scale }) { return match }
    }
    for scale in scales {
      if let match = device(at: scale, { _ in true }) { return match }
    }
    return nil
  }
}
