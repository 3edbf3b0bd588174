import Foundation
import Testing

@testable import Figures

@Suite struct CurveChartTests {
  private func curve(
    _ subject: String, _ points: [(Double, Double)], of property: String = "position.x",
    unit: String = " pt"
  ) -> ChartCurve {
    ChartCurve(
      subject: subject, property: property, unit: unit,
      stretches: [points.map { ChartCurve.Point(time: $0.0, value: $0.1) }])
  }

  /// From 100 at 1 s to 300 at 2 s.
  private var rising: ChartCurve {
    curve("a", [(0, 100), (1, 100), (1.5, 150), (2, 300), (3, 300)])
  }

  @Test func theTimeAxisIsThatOfTheMotion() {
    let chart = CurveChart(title: "x", curves: [rising])

    #expect(chart.times == 1...2)
    #expect(
      chart.timeTicks.labels == [
        "1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7", "1.8", "1.9", "2.0",
      ])
  }

  @Test func pointsLieWhereTimeAndValueSay() throws {
    let svg = CurveChart(title: "x", curves: [rising]).svg

    // Seconds from 72 to 680, points from 202 at 100 to 70 at 300.
    #expect(svg.contains("<polyline points=\"72,202 376,169 680,70\" "))
    #expect(svg.contains(">a, position.x: 100 → 300 pt</title>"))
    #expect(svg.contains(">1.0 s</text>"))
    #expect(svg.contains(">300 pt</text>"))
  }

  @Test func whatComesBackIsToldWithItsFarthestValue() {
    #expect(curve("a", [(0, 0), (1, 80), (2, 0)]).course == "0 → 80 → 0 pt")
    #expect(curve("a", [(0, 0), (1, 80.26), (2, 80.26)]).course == "0 → 80.3 pt")
    #expect(curve("a", [(0, 0), (1, 0.333)], unit: "").course == "0 → 0.33")
  }

  @Test func curvesOfOnePropertyShareAPanelUnlessOneWouldBeFlat() {
    let panels = ChartPanel.panels(of: [
      curve("a", [(0, 0), (1, 800)]), curve("b", [(0, 0), (1, 100)]),
      curve("b", [(0, 0), (1, 1)], of: "opacity", unit: ""), curve("c", [(0, 0), (1, 99)]),
      curve("d", [(0, 50), (1, 100)]),
    ])

    #expect(panels.map { $0.curves.map(\.subject) } == [["a", "b"], ["c", "d"], ["b"]])
    #expect(panels.map(\.property) == ["position.x", "position.x", "opacity"])
    #expect(panels[1].range == 0...100)
  }

  @Test func aSubjectHasOneColourAndTheNinthHasDashes() {
    let curves = (0..<9).map { curve("\($0)", [(0, 0), (1, Double(100 + $0))]) }
    let chart = CurveChart(title: "x", curves: curves)

    #expect(chart.ink(of: "0").color == chart.ink(of: "8").color)
    #expect(chart.ink(of: "0").dashes == nil)
    #expect(chart.ink(of: "8").dashes == "6 3")
    #expect(Set((0..<8).map { chart.ink(of: "\($0)").color }).count == 8)
  }

  @Test func aLayerThatGoesAndComesHasTwoLines() {
    var curve = rising
    curve.stretches = [
      [.init(time: 0, value: 0), .init(time: 1, value: 1)],
      [.init(time: 3, value: 1), .init(time: 4, value: 0)],
    ]

    let svg = CurveChart(title: "x", curves: [curve]).svg

    #expect(svg.components(separatedBy: "<polyline").count == 3)
  }

  @Test func namesAreTextAndNothingElse() throws {
    let svg = CurveChart(
      title: "<script>&\"", curves: [curve("a<b>\u{1}", [(0, 0), (1, 5)])],
      steps: [.init(text: "push 'b' & co", start: 0, end: 1)]
    ).svg

    #expect(svg.contains("&lt;script&gt;&amp;&quot;"))
    #expect(!svg.contains("<script"))
    #expect(svg.contains(">a&lt;b&gt; </tspan>"))
    #expect(svg.contains(">push 'b' &amp; co</text>"))
    #expect(XMLProbe.isWellFormed(svg))
  }

  @Test func stepsAreNamedAsFarAsThereIsRoomBeforeTheNext() {
    let steps = [
      CurveChart.Step(text: "present a long name with CornerShrink", start: 1, end: 1.2),
      CurveChart.Step(text: "tap", start: 1.25, end: 1.3),
      CurveChart.Step(text: "drag something", start: 1.27, end: 2),
    ]

    let svg = CurveChart(title: "x", curves: [rising], steps: steps).svg

    // 152 pixels before the next step, 6 of them free; 11 pixels of text are 6.38 wide.
    #expect(svg.contains(">present a long name w…</text>"))
    #expect(svg.contains(">drag something</text>"))
    #expect(!svg.contains(">tap</text>"))
  }

  @Test func twoDrawingsAreOneText() {
    #expect(
      CurveChart(title: "x", curves: [rising]).svg == CurveChart(title: "x", curves: [rising]).svg)
  }

  @Test func labelsStandApartAndWithinTheirPanel() {
    let places = LabelColumn.places(of: [100, 100, 20, 98], pitch: 16, in: 0...100)

    #expect(places == [84, 100, 20, 68])
  }
}

/// Whether each element of a text is closed by its own name.
private enum XMLProbe {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      let (_, end, name, alone) = match.output
      if !alone.isEmpty { continue }
      if end.isEmpty {
        open.append(name)
      } else if open.popLast() != name {
        return false
      }
    }
    return open.isEmpty
  }
}
