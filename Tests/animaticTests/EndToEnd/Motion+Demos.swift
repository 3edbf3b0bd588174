// The demos beside the plain ones: what a finger scrubs, springs, pages that go aside or into a corner.
extension Motion {
  /// From the page itself on to 90° in a second, by a finger that goes evenly.
  static let scrubs: [Motion] = {
    let whole = "driven: {to: 100%, over: 1s, then: finish}"
    let turn: @Sendable (Trace.Layer) -> [Double] = { [$0.rotation[1]] }
    let tab = scene(
      "{tabs: [a, b]}",
      "{select: b, transition: TabSlide, \(whole)}")
    return [
      Motion(
        "the page that a finger turns away",
        scene("a", "{present: b, transition: FlipPresent, \(whole)}"),
        layer: "/a[0]", within: 0.01, turn,
        [
          (0.1, [-14.45]), (0.2, [-27.75]), (0.3, [-40.07]), (0.4, [-51.38]), (0.5, [-61.62]),
          (0.6, [-70.66]), (0.7, [-78.34]), (0.8, [-84.39]), (0.9, [-88.47]),
        ]),
      Motion(
        "the page that a finger turns back",
        scene(
          "a",
          "{present: b, transition: none}, {dismiss: , transition: FlipDismiss, \(whole)}"),
        layer: "/a[0]", within: 0.01, turn,
        [
          (0.1, [-88.47]), (0.3, [-78.34]), (0.5, [-61.62]), (0.7, [-40.07]), (0.9, [-14.45]),
        ]),
      Motion(
        "the tab at the finger's tip", tab, layer: "/a[0]", within: 0.01,
        { [$0.frame?[0] ?? .nan] }, [(0.2, [-75]), (0.5, [-187.5]), (0.6, [-225]), (0.9, [-337.5])]),
    ]
  }()

  /// Of the spring that brings the second page: where its top is.
  private static let spring: [(time: Double, y: Double)] = [
    (0, 667), (0.05, 341.62), (0.1, -23.33), (0.1426, -108.7), (0.15, -106.95), (0.2, -44.7),
    (0.25, 8.57), (0.285, 17.7), (0.3, 16.64), (0.35, 5.57), (0.4, -2), (0.45, -2.52),
  ]

  static let springs: [Motion] = {
    let segue = """
      canvas: {size: 375x667, scale: 1}
      screens: {a: {view: []}, b: {view: []}}
      root: a
      script:
        - {segue: b, with: SpringSegue}
        - hold: 0.5s
        - {unwind: a, with: SpringUnwindSegue}

      """
    let top: @Sendable (Trace.Layer) -> [Double] = { [$0.frame?[1] ?? .nan] }
    return [
      Motion(
        "the page that springs up", segue, layer: "UIWindow/b[0]", within: 0.06, top,
        spring.map { ($0.time, [$0.y]) }),
      Motion(
        "the page that springs down", segue, layer: "/PresentationContainerView[0]/b[0]",
        within: 0.06, top, spring.map { (1 + $0.time, [667 - $0.y]) }),
    ]
  }()

  static let asides: [Motion] = {
    let push = scene("{navigation: a}", "{push: b, transition: AsidePush}")
    return [
      Motion(
        "the page that goes aside", push, layer: "/a[0]", within: 0.05,
        { [$0.frame?[0] ?? .nan] },
        [(0.25, [-48.44]), (0.5, [-187.5]), (0.75, [-326.56])]),
      Motion(
        "the page that appears over it", push, layer: "/b[0]", within: 0.001, { [$0.opacity] },
        [(0.25, [0.129]), (0.5, [0.5]), (0.75, [0.871]), (1, [1])]),
    ]
  }()

  static let corners: [Motion] = {
    let small = """
      canvas: {size: 320x568, scale: 1}
      screens: {a: a.png, b: b.png}
      root: a
      script:

      """
    let frame: @Sendable (Trace.Layer) -> [Double] = { $0.frame ?? [] }
    return [
      Motion(
        "the page that shrinks into the corner",
        small + "  - {present: b, transition: CornerShrinkPresent}\n", layer: "/SnapshotView[0]",
        within: 0.06, frame,
        [
          (0.2, [16, 29.9, 302, 536.1]), (0.4, [66.1, 123.5, 245.8, 436.4]),
          (0.6, [142.5, 266.5, 160, 284]), (0.8, [218.9, 409.5, 74.2, 131.6]),
          (1.0, [269, 503.1, 18, 31.9]),
        ]),
      Motion(
        "the page that grows out of the corner",
        small + """
            - {present: b, transition: none}
            - {dismiss: , transition: CornerGrowDismiss}

          """, layer: "/SnapshotView[0]", within: 0.06, frame,
        [
          (0.2, [245.4, 479.5, 65.2, 79.1]), (0.4, [199.7, 390.3, 112.6, 170.1]),
          (0.6, [130, 254, 185, 309]), (0.8, [60.3, 117.7, 257.4, 447.9]),
          (1.0, [14.6, 28.5, 304.8, 538.9]),
        ]),
    ]
  }()
}
