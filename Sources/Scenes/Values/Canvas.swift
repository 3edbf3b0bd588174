/// What the film is shot on.
package struct Canvas: Sendable, Equatable {
  /// Nil: the one that the first screen's picture was taken of.
  package var device: Located<Device>?
  /// Nil: as large as the device's screen, or as the first screen's picture.
  package var size: Located<PageSize>?
  /// Pixels for each point. Nil: as the first screen's picture has it.
  package var scale: Double?
  /// What shows where no screen is.
  package var background = Appearances(both: Shade.system(.black))
  package var appearance = Appearance.light
  /// Of the screen. Nil: they are square.
  package var corners: Located<Corners>?
  /// What shows behind round corners. Nil: nothing.
  package var matte: Appearances<Shade>?
  package var profile = Profile.classic

  /// Which era's presentations and transitions the system's own are.
  package enum Profile: String, Sendable, CaseIterable {
    /// iOS 8.4 to 12
    case classic
    /// iOS 13 to 18
    case modern
  }

  /// How round the screen's corners are.
  package enum Corners: Sendable, Equatable {
    /// As those of the device's display.
    case device
    /// Of a radius in points.
    case points(Double)
  }

  package init() {}
}

extension Canvas: Record {
  static let name = "canvas"

  init(_ fields: inout Fields) throws(SceneError) {
    device = try fields.optional("device", .located(.device))
    size = try fields.optional("size", .located(.page))
    if device != nil, size != nil {
      throw fields.error(at: "size", "'device' says how large the canvas is; leave 'size' out")
    }
    scale = try fields.optional("scale", .number(in: 0.25...8, example: "2"))
    background = try fields.value("background", .color, default: background)
    appearance = try fields.value("appearance", .word("an appearance"), default: appearance)
    corners = try fields.optional("corners", .located(.corners))
    matte = try fields.optional("matte", .color)
    profile = try fields.value("profile", .word("a profile"), default: profile)
  }
}

extension Reading<Device> {
  /// The name of an iPhone or iPad.
  static var device: Reading {
    Reading("a device, like iPhone 15") { node throws(SceneError) in
      let name = try Reading<String>.text.read(node)
      guard let device = Device(named: name) else {
        throw node.place.error("no device is named '\(name)'" + Device.advice(for: name))
      }
      return device
    }
  }
}

extension Reading<Canvas.Corners> {
  /// `device`, or a radius.
  static var corners: Reading {
    .scalar("device, or a radius in points, like 39") { text in
      if text == "device" { return .device }
      guard let radius = Double(decimal: text), (0...1000).contains(radius) else { return nil }
      return .points(radius)
    }
  }
}
