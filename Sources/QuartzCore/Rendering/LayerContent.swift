import CoreGraphics

/// What a layer shows in its own plane, or a run of it: no matter where the plane is and how opaque
/// the layer. The same in each frame in which only those change.
struct LayerContent: Hashable {
  let kind: LayerNode.Kind
  /// Without place and opacity.
  let values: LayerValues
  let mask: LayerNode?
  /// Those that show, with what is between their planes and the layer's, from back to front.
  let sublayers: [PlacedLayer]
  /// Whether the layer's shadow, background and contents are part of it, and its border.
  var hasBack = true
  var hasFront = true

  init(_ node: LayerNode) {
    var values = node.values
    let neutral = LayerValues()
    values.position = neutral.position
    values.zPosition = neutral.zPosition
    values.transform = neutral.transform
    values.opacity = neutral.opacity
    values.isHidden = neutral.isHidden
    values.isDoubleSided = neutral.isDoubleSided
    self.init(
      kind: node.kind, values: values, mask: node.mask?.isVisible == true ? node.mask : nil,
      sublayers: node.placedSublayers)
    isMasked = node.mask != nil
  }

  /// Whether there is a mask, even one that hides everything.
  private(set) var isMasked = false

  private init(
    kind: LayerNode.Kind, values: LayerValues, mask: LayerNode?, sublayers: [PlacedLayer]
  ) {
    (self.kind, self.values, self.mask, self.sublayers) = (kind, values, mask, sublayers)
  }

  /// Some of the sublayers, with or without what lies behind or in front of them; never masked.
  func run(_ range: Range<Int>, back: Bool, front: Bool) -> LayerContent {
    var run = LayerContent(
      kind: kind, values: values, mask: nil, sublayers: Array(sublayers[range]))
    (run.hasBack, run.hasFront) = (back, front)
    return run
  }

  /// What its shadow depends on: where there is a path, nothing but that; where an opaque background
  /// lies under all the rest, that background.
  var shadowKey: LayerContent {
    var plain = LayerValues()
    plain.shadowColor = values.shadowColor
    plain.shadowOpacity = values.shadowOpacity
    plain.shadowRadius = values.shadowRadius
    if values.shadowPath != nil {
      plain.shadowPath = values.shadowPath
    } else if hasPlainSilhouette {
      plain.bounds = values.bounds
      plain.backgroundColor = .black
      plain.cornerRadius = values.cornerRadius
      plain.maskedCorners = values.maskedCorners
      plain.cornerCurve = values.cornerCurve
    } else {
      return self
    }
    return LayerContent(kind: .plain, values: plain, mask: nil, sublayers: [])
  }

  private var hasPlainSilhouette: Bool {
    guard hasBack, mask == nil, !isMasked, values.backgroundColor?.rgba.alpha == 1 else {
      return false
    }
    // A rectangle that is this much smaller lies within the rounded corners.
    let inset = values.cornerRadius * 0.3
    let inner = values.bounds.insetBy(dx: inset, dy: inset)
    guard values.contents == nil || inner.contains(values.contentsFrame), kind == .plain else {
      return false
    }
    return sublayers.allSatisfy { layer in
      let box = layer.map.visibleBox(of: LayerContent(layer.node).extent)
      return box.isNull || inner.contains(box)
    }
  }

  /// The same without its shadow.
  var withoutShadow: LayerContent {
    var values = values
    values.shadowOpacity = 0
    var content = LayerContent(kind: kind, values: values, mask: mask, sublayers: sublayers)
    (content.hasBack, content.hasFront, content.isMasked) = (hasBack, hasFront, isMasked)
    return content
  }

  /// Whether nothing in it is animated.
  var isStill: Bool {
    mask?.subtreeIsAnimating != true && !sublayers.contains { $0.node.subtreeIsAnimating }
  }

  static func == (one: LayerContent, other: LayerContent) -> Bool {
    one.kind == other.kind && one.mask === other.mask && one.sublayers == other.sublayers
      && one.hasBack == other.hasBack && one.hasFront == other.hasFront
      && one.isMasked == other.isMasked && one.values.contents === other.values.contents
      && one.values == other.values
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(sublayers.first?.node.identity)
    hasher.combine(sublayers.count)
    hasher.combine(hasBack)
    hasher.combine(values.bounds.width)
    hasher.combine(values.bounds.height)
    hasher.combine(values.backgroundColor)
    if let image = values.contents { hasher.combine(ObjectIdentifier(image)) }
  }
}

extension LayerNode {
  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  var isVisible: Bool { !values.isHidden && values.opacity > 0 }
}
