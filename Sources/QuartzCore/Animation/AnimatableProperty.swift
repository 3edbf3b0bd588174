/// A row of the table of what animations can move: a key path of Core Animation and its field.
package struct AnimatableProperty: Sendable {
  package let keyPath: String
  package let get: @Sendable (LayerValues) -> AnimationValue
  package let set: @Sendable (inout LayerValues, AnimationValue) -> Void

  /// The row of `keyPath`, or nil: nothing animates under that name.
  package static func named(_ keyPath: String) -> AnimatableProperty? { byName[keyPath] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })

  /// Every animatable property. A new one is a field of `LayerValues` and a row here.
  package static let all: [AnimatableProperty] = [
    rect("bounds", \.bounds),
    point("bounds.origin", \.bounds.origin),
    number("bounds.origin.x", \.bounds.origin.x),
    number("bounds.origin.y", \.bounds.origin.y),
    size("bounds.size", \.bounds.size),
    number("bounds.size.width", \.bounds.size.width),
    number("bounds.size.height", \.bounds.size.height),
    point("position", \.position),
    number("position.x", \.position.x),
    number("position.y", \.position.y),
    number("zPosition", \.zPosition),
    point("anchorPoint", \.anchorPoint),
    number("anchorPointZ", \.anchorPointZ),

    transform("transform", \.transform),
    number("transform.scale", \.transform.uniformScale),
    number("transform.scale.x", \.transform.scaleX),
    number("transform.scale.y", \.transform.scaleY),
    number("transform.scale.z", \.transform.scaleZ),
    number("transform.rotation", \.transform.rotationZ),
    number("transform.rotation.x", \.transform.rotationX),
    number("transform.rotation.y", \.transform.rotationY),
    number("transform.rotation.z", \.transform.rotationZ),
    size("transform.translation", \.transform.translation),
    number("transform.translation.x", \.transform.m41),
    number("transform.translation.y", \.transform.m42),
    number("transform.translation.z", \.transform.m43),
    transform("sublayerTransform", \.sublayerTransform),

    float("opacity", \.opacity),
    flag("hidden", \.isHidden),
    flag("masksToBounds", \.masksToBounds),
    flag("shouldRasterize", \.shouldRasterize),
    number("rasterizationScale", \.rasterizationScale),
    image("contents", \.contents),
    rect("contentsRect", \.contentsRect),
    rect("contentsCenter", \.contentsCenter),
    number("contentsScale", \.contentsScale),
    color("backgroundColor", \.backgroundColor),
    number("cornerRadius", \.cornerRadius),
    number("borderWidth", \.borderWidth),
    color("borderColor", \.borderColor),
    color("shadowColor", \.shadowColor),
    float("shadowOpacity", \.shadowOpacity),
    size("shadowOffset", \.shadowOffset),
    number("shadowRadius", \.shadowRadius),
    path("shadowPath", \.shadowPath),

    colors("colors", \.gradient.colors),
    numbers("locations", \.gradient.locations),
    point("startPoint", \.gradient.startPoint),
    point("endPoint", \.gradient.endPoint),

    path("path", \.shape.path),
    color("fillColor", \.shape.fillColor),
    color("strokeColor", \.shape.strokeColor),
    number("strokeStart", \.shape.strokeStart),
    number("strokeEnd", \.shape.strokeEnd),
    number("lineWidth", \.shape.lineWidth),
    number("miterLimit", \.shape.miterLimit),
    number("lineDashPhase", \.shape.lineDashPhase),

    number("backdrop.blurRadius", \.backdrop.blurRadius),
    number("backdrop.saturation", \.backdrop.saturation),
  ]
}

/// How each kind of field is read and written.
extension AnimatableProperty {
  private typealias Field<Value> = WritableKeyPath<LayerValues, Value> & Sendable

  private static func number(_ name: String, _ field: any Field<CGFloat>) -> Self {
    Self(keyPath: name) {
      .numbers([Double($0[keyPath: field])])
    } set: {
      if case .numbers(let n) = $1 { $0[keyPath: field] = CGFloat(n[0]) }
    }
  }

  private static func float(_ name: String, _ field: any Field<Float>) -> Self {
    Self(keyPath: name) {
      .numbers([Double($0[keyPath: field])])
    } set: {
      if case .numbers(let n) = $1 { $0[keyPath: field] = Float(n[0]) }
    }
  }

  private static func point(_ name: String, _ field: any Field<CGPoint>) -> Self {
    Self(keyPath: name) {
      .numbers([$0[keyPath: field].x, $0[keyPath: field].y])
    } set: {
      if case .numbers(let n) = $1 { $0[keyPath: field] = CGPoint(x: n[0], y: n[1]) }
    }
  }

  private static func size(_ name: String, _ field: any Field<CGSize>) -> Self {
    Self(keyPath: name) {
      .numbers([$0[keyPath: field].width, $0[keyPath: field].height])
    } set: {
      if case .numbers(let n) = $1 { $0[keyPath: field] = CGSize(width: n[0], height: n[1]) }
    }
  }

  private static func rect(_ name: String, _ field: any Field<CGRect>) -> Self {
    Self(keyPath: name) {
      let rect = $0[keyPath: field]
      return .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    } set: {
      guard case .numbers(let n) = $1 else { return }
      $0[keyPath: field] = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
  }

  private static func numbers(_ name: String, _ field: any Field<[Double]>) -> Self {
    Self(keyPath: name) {
      .numbers($0[keyPath: field])
    } set: {
      if case .numbers(let n) = $1 { $0[keyPath: field] = n }
    }
  }

  private static func transform(_ name: String, _ field: any Field<CATransform3D>) -> Self {
    Self(keyPath: name) {
      .transform($0[keyPath: field])
    } set: {
      if case .transform(let transform) = $1 { $0[keyPath: field] = transform }
    }
  }

  private static func color(_ name: String, _ field: any Field<CGColor?>) -> Self {
    Self(keyPath: name) {
      .color($0[keyPath: field])
    } set: {
      if case .color(let color) = $1 { $0[keyPath: field] = color }
    }
  }

  private static func colors(_ name: String, _ field: any Field<[CGColor]>) -> Self {
    Self(keyPath: name) {
      .colors($0[keyPath: field])
    } set: {
      if case .colors(let colors) = $1 { $0[keyPath: field] = colors }
    }
  }

  private static func path(_ name: String, _ field: any Field<CGPath?>) -> Self {
    Self(keyPath: name) {
      .path($0[keyPath: field])
    } set: {
      if case .path(let path) = $1 { $0[keyPath: field] = path }
    }
  }

  private static func image(_ name: String, _ field: any Field<CGImage?>) -> Self {
    Self(keyPath: name) {
      .image($0[keyPath: field])
    } set: {
      if case .image(let image) = $1 { $0[keyPath: field] = image }
    }
  }

  private static func flag(_ name: String, _ field: any Field<Bool>) -> Self {
    Self(keyPath: name) {
      .flag($0[keyPath: field])
    } set: {
      if case .flag(let flag) = $1 { $0[keyPath: field] = flag }
    }
  }
}
