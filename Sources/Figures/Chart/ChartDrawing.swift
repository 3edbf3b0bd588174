import Foundation

/// A chart as the text of an SVG file.
struct ChartDrawing {
  private let chart: CurveChart
  private let frames: [ChartFrame]
  private var svg = SVGText()

  private static let fonts =
    "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

  init(_ chart: CurveChart) {
    self.chart = chart
    frames = ChartFrame.stacked(
      chart.panels, times: chart.times, below: chart.steps.isEmpty ? 52 : 74)
    draw()
  }

  var text: String { svg.text }

  private mutating func draw() {
    let (width, height) = (ChartFrame.pictureWidth, (frames.last?.bottom ?? 60) + 52)
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width.place) \(height.place)",
        "width": width.place, "height": height.place, "font-family": Self.fonts, "font-size": "12",
        "role": "img",
      ]
    ) { [self] svg in
      svg.element("title", [:], chart.title)
      svg.element("rect", ["width": width.place, "height": height.place, "fill": "#ffffff"])
      svg.element(
        "text",
        [
          "x": ChartFrame.left.place, "y": "30", "font-size": "16", "font-weight": "600",
          "fill": "#1d1d1f",
        ], chart.title)
      drawSteps(in: &svg)
      for frame in frames { draw(frame, in: &svg) }
      drawTimes(in: &svg)
    }
  }

  /// What went on, as bands behind all panels, and its words above as far as there is room.
  private func drawSteps(in svg: inout SVGText) {
    guard let first = frames.first, let last = frames.last else { return }
    let steps = chart.steps.filter { chart.times.overlaps($0.start...max($0.end, $0.start)) }
    for (index, step) in steps.enumerated() {
      let start = first.x(max(step.start, chart.times.lowerBound))
      let end = first.x(min(step.end, chart.times.upperBound))
      svg.element(
        "rect",
        [
          "x": start.place, "y": (first.top - 10).place, "width": max(end - start, 1).place,
          "height": (last.bottom - first.top + 20).place, "fill": "#f3f5f9",
          "stroke": "#ffffff",
        ])
      let next = index + 1 < steps.count ? first.x(steps[index + 1].start) : ChartFrame.pictureWidth
      guard let words = TextEstimate.begun(step.text, in: next - start - 6, size: 11) else {
        continue
      }
      svg.element(
        "text",
        ["x": start.place, "y": (first.top - 31).place, "font-size": "11", "fill": "#5b6470"], words
      )
    }
  }

  private func draw(_ frame: ChartFrame, in svg: inout SVGText) {
    let panel = frame.panel
    svg.group("g", ["class": "panel"]) { svg in
      svg.element(
        "text",
        [
          "x": ChartFrame.left.place, "y": (frame.top - 10).place, "font-weight": "600",
          "fill": "#1d1d1f",
        ], panel.property)
      drawGrid(of: frame, in: &svg)
      for curve in panel.curves { draw(curve, in: frame, &svg) }
      drawLabels(of: frame, in: &svg)
    }
  }

  private func drawGrid(of frame: ChartFrame, in svg: inout SVGText) {
    svg.group("g", ["stroke": "#dde1e7", "stroke-width": "1"]) { svg in
      for time in chart.timeTicks.values {
        let x = frame.x(time).place
        svg.element(
          "line", ["x1": x, "y1": frame.top.place, "x2": x, "y2": frame.bottom.place])
      }
      for value in frame.ticks.values {
        let y = frame.y(value).place
        svg.element(
          "line", ["x1": ChartFrame.left.place, "y1": y, "x2": ChartFrame.right.place, "y2": y])
      }
    }
    svg.group("g", ["class": "values", "fill": "#5b6470", "font-size": "11", "text-anchor": "end"])
    {
      svg in
      for (value, label) in zip(frame.ticks.values, frame.ticks.labels) {
        svg.element(
          "text", ["x": (ChartFrame.left - 8).place, "y": (frame.y(value) + 4).place],
          label + frame.panel.unit)
      }
    }
  }

  private func draw(_ curve: ChartCurve, in frame: ChartFrame, _ svg: inout SVGText) {
    let ink = chart.ink(of: curve.subject)
    for points in curve.stretches {
      let places = points.filter { chart.shows($0.time) }
        .map { "\(frame.x($0.time).place),\(frame.y($0.value).place)" }
      guard !places.isEmpty else { continue }
      svg.group(
        "polyline",
        [
          "points": places.joined(separator: " "), "fill": "none", "stroke": ink.color,
          "stroke-width": "2", "stroke-linejoin": "round", "stroke-linecap": "round",
          "stroke-dasharray": ink.dashes ?? "none",
        ]
      ) { svg in
        svg.element("title", [:], "\(curve.subject), \(curve.property): \(curve.course)")
      }
    }
  }

  /// The curves' names at the right, as near as can be to where they end.
  private func drawLabels(of frame: ChartFrame, in svg: inout SVGText) {
    let ends = frame.panel.curves.map { curve in
      curve.stretches.last?.last { chart.shows($0.time) }.map { frame.y($0.value) }
        ?? frame.top
    }
    let places = LabelColumn.places(
      of: ends, pitch: ChartFrame.labelPitch, in: frame.top...frame.bottom)
    for (curve, place) in zip(frame.panel.curves, places) {
      let ink = chart.ink(of: curve.subject)
      let left = ChartFrame.right + 12
      svg.element(
        "line",
        [
          "x1": left.place, "y1": place.place, "x2": (left + 14).place, "y2": place.place,
          "stroke": ink.color, "stroke-width": "2", "stroke-dasharray": ink.dashes ?? "none",
        ])
      svg.group("text", ["x": (left + 20).place, "y": (place + 4).place, "fill": ink.color]) {
        svg in
        let course = "  " + curve.course
        let room = ChartFrame.pictureWidth - left - 28 - TextEstimate.width(of: course, size: 11)
        svg.element(
          "tspan", ["font-weight": "600"],
          TextEstimate.shortened(curve.subject, to: room, size: 12))
        svg.element("tspan", ["fill": "#5b6470", "font-size": "11", "dx": "6"], curve.course)
      }
    }
  }

  private func drawTimes(in svg: inout SVGText) {
    guard let last = frames.last else { return }
    svg.group(
      "g", ["class": "times", "fill": "#5b6470", "font-size": "11", "text-anchor": "middle"]
    ) { svg in
      for (time, label) in zip(chart.timeTicks.values, chart.timeTicks.labels) {
        svg.element(
          "text", ["x": last.x(time).place, "y": (last.bottom + 20).place], label + " s")
      }
    }
  }
}
