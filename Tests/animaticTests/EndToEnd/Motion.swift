import Testing

/// A layer on its way: what it shows of a property at some times.
struct Motion: Sendable, CustomTestStringConvertible {
  struct Row: Sendable {
    /// In seconds.
    var time: Double
    var values: [Double]
  }

  var testDescription: String
  var scene: String
  /// The end of its path.
  var layer: String
  var tolerance: Double
  var values: @Sendable (Trace.Layer) -> [Double]
  var rows: [Row]

  init(
    _ name: String, _ scene: String, layer: String, within tolerance: Double,
    _ values: @escaping @Sendable (Trace.Layer) -> [Double], _ rows: [(Double, [Double])]
  ) {
    (testDescription, self.scene, self.layer) = (name, scene, layer)
    (self.tolerance, self.values) = (tolerance, values)
    self.rows = rows.map { Row(time: $0.0, values: $0.1) }
  }
}

extension Motion {
  static let all =
    tabs + scales + zooms + magicMoves + flips + scrubs + springs + asides + corners

  private static let head = """
    canvas: {size: 375x667, scale: 1}
    screens: {a: a.png, b: b.png}

    """

  static func scene(_ root: String, _ script: String) -> String {
    head + "root: \(root)\nscript: [\(script)]\n"
  }
}

// In the order of the demos; their tables are rounded, here to two decimals of a point.
extension Motion {
  private static let tabs: [Motion] = {
    let slide = scene("{tabs: [a, b]}", "{select: b, transition: TabSlide}")
    let left: @Sendable (Trace.Layer) -> [Double] = { [$0.frame?[0] ?? .nan] }
    return [
      Motion(
        "the tab that is left", slide, layer: "/a[0]", within: 0.01, left,
        [
          (0.05, [-11.67]), (0.1, [-48.44]), (0.15, [-109.79]), (0.2, [-187.5]),
          (0.25, [-265.21]), (0.3, [-326.56]), (0.35, [-363.33]),
        ]),
      Motion(
        "the tab that comes", slide, layer: "/b[0]", within: 0.01, left,
        [
          (0.05, [363.33]), (0.1, [326.56]), (0.15, [265.21]), (0.2, [187.5]), (0.25, [109.79]),
          (0.3, [48.44]), (0.35, [11.67]), (0.4, [0]),
        ]),
    ]
  }()

  private static let scales: [Motion] = {
    let across: @Sendable (Trace.Layer) -> [Double] = { Array($0.scale.prefix(2)) }
    return [
      Motion(
        "the page that is pushed",
        scene("{navigation: a}", "{push: b, transition: PushScale}"), layer: "/b[0]",
        within: 0.001, across,
        [
          (0, [0.1, 0.1]), (0.1, [0.21625, 0.21625]), (0.2, [0.55, 0.55]),
          (0.3, [0.88375, 0.88375]), (0.4, [1, 1]),
        ]),
      Motion(
        "the page that is popped",
        scene("{navigation: [a, b]}", "{pop: , transition: PopScale}"), layer: "/b[0]",
        within: 0.001, across,
        [
          (0, [1, 1]), (0.1, [0.88375, 0.88375]), (0.2, [0.55, 0.55]), (0.3, [0.21625, 0.21625]),
        ]),
    ]
  }()

  private static let zooms: [Motion] = {
    let zoom = scene(
      "a",
      "{present: b, transition: ModalZoomPresent}, {dismiss: , transition: ModalZoomDismiss}")
    return [
      Motion(
        "the card's place", zoom, layer: "/b[0]", within: 0.01, { $0.position },
        [(0, [187.5, 333.5]), (0.2, [187.5, 333.5]), (0.6, [187.5, 333.5])]),
      Motion(
        "the card's frame when it has come", zoom, layer: "/b[0]", within: 0.01,
        { $0.frame ?? [] }, [(0.4, [40, 40, 295, 587])]),
      Motion(
        "the card's scale and alpha", zoom, layer: "/b[0]", within: 0.001,
        { [$0.scale[0], $0.opacity] },
        [
          (0, [0.1, 0]), (0.1, [0.21625, 0.1292]), (0.2, [0.55, 0.5]), (0.3, [0.88375, 0.8708]),
          (0.4, [1, 1]), (0.5, [0.88375, 0.8708]), (0.6, [0.55, 0.5]), (0.7, [0.21625, 0.1292]),
        ]),
    ]
  }()

  private static let magicMoves: [Motion] = {
    let move = """
      canvas: {size: 375x667, scale: 1}
      screens:
        a:
          view:
            - grid: [a.png, b.png, a.png]
              frame: [0, 64, 100%, 603]
              cell: [182, 204]
              inset: 8
        b: {view: [{image: b.png, frame: [47.5, 72, 280, 280]}]}
      root: {navigation: a}
      script:
        - {push: b, transition: MagicMovePush, cell: 0}
        - {pop: , transition: MagicMovePop}

      """
    let shares = [(0.1, 0.0817), (0.2, 0.3319), (0.25, 0.5), (0.3, 0.6681), (0.4, 0.9183)]
    let (cell, page) = ([8.0, 72, 166, 166], [47.5, 72, 280, 280])
    func frame(_ share: Double) -> [Double] { zip(cell, page).map { $0 + ($1 - $0) * share } }
    return [
      Motion(
        "the picture that flies", move, layer: "/SnapshotView[0]", within: 0.01,
        { $0.frame ?? [] },
        [(0, cell)] + shares.map { ($0.0, frame($0.1)) }
          + shares.map { (0.5 + $0.0, frame(1 - $0.1)) }),
      Motion(
        "the page that appears and goes", move, layer: "/b[0]", within: 0.001, { [$0.opacity] },
        [(0, [0])] + shares.map { ($0.0, [$0.1]) } + [(0.5, [1])]
          + shares.map { (0.5 + $0.0, [1 - $0.1]) }),
    ]
  }()

  /// A page that turns away.
  static let flip = scene("a", "{present: b, transition: FlipPresent}")

  private static let flips: [Motion] = {
    let back = scene(
      "a", "{present: b, transition: none}, {dismiss: , transition: FlipDismiss}")
    let turns = [
      (0.1, 0.1986, 17.87), (0.2, 0.3781, 34.03), (0.3, 0.5405, 48.65), (0.4, 0.6846, 61.62),
      (0.5, 0.8080, 72.72), (0.6, 0.9065, 81.59), (0.7, 0.9740, 87.66),
    ]
    let hinge: @Sendable (Trace.Layer) -> [Double] = { $0.rotation + $0.position }
    func place(_ degrees: Double) -> [Double] { [0, -degrees, 0, 0, 333.5] }
    return [
      Motion(
        "the page that turns away", flip, layer: "/a[0]", within: 0.01, hinge,
        [(0, place(0))] + turns.map { ($0.0, place($0.2)) }),
      Motion(
        "its shadow", flip, layer: "/a[0]/UIView[0]", within: 0.001, { [$0.opacity] },
        turns.map { ($0.0, [$0.1]) }),
      Motion(
        "the page that turns back", back, layer: "/a[0]", within: 0.01, hinge,
        [(0, place(90))] + turns.reversed().map { (0.8 - $0.0, place($0.2)) }),
      Motion(
        "its shadow on the way back", back, layer: "/a[0]/UIView[0]", within: 0.001,
        { [$0.opacity] }, [(0, [1])] + turns.reversed().map { (0.8 - $0.0, [$0.1]) }),
    ]
  }()
}
