import Foundation
import Testing

@testable import animatic

/// `animatic curve`, run as a process.
@Suite struct CurveTests {
  private let folder: Scratch
  private let tool: Tool

  private struct Report: Decodable {
    struct Curve: Decodable {
      var layer: String
      var path: String
      var property: String
      var unit: String
      var stretches: [[[Double]]]
    }
    var duration: Double
    var curves: [Curve]
  }

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red)
    try folder.paint("b.png", .green)
    try write("[{hold: 0.3s}, {select: b, transition: TabSlide}]")
  }

  private func write(_ script: String) throws {
    try folder.write(
      "screens: {a: a.png, b: b.png}\nroot: {tabs: [a, b]}\nscript: \(script)\n", as: "tabs.yml")
  }

  private func report(_ words: String...) throws -> Report {
    let run = try tool.run(["curve", "tabs.yml", "-o", "x.svg", "--json"] + words)
    #expect(run.status == 0, "\(run.talk)")
    return try JSONDecoder().decode(Report.self, from: Data(run.data))
  }

  @Test func valuesAreThoseOfTrace() throws {
    let report = try report("--fps", "50")
    let run = try tool.run("trace", "tabs.yml", "--fps", "50", "--json")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.data))

    #expect(report.duration == trace.duration)
    #expect(report.curves.map { "\($0.layer) \($0.property)" } == ["a position.x", "b position.x"])
    #expect(report.curves.map(\.unit) == ["pt", "pt"])
    for curve in report.curves {
      let expected = trace.moments.compactMap { moment -> [Double]? in
        let layer = moment.layers.first { $0.path == curve.path }
        return layer.map { [moment.time, $0.position[0]] }
      }
      #expect(curve.stretches.flatMap(\.self) == expected)
    }
  }

  /// Times and values, read off the axes' labels as a reader does.
  @Test func pointsOfTheChartAreTheValues() throws {
    let report = try report()
    let svg = String(decoding: try folder.bytes("x.svg"), as: UTF8.self)
    let chart = try #require(ReadChart(svg))

    #expect(chart.lines.count == report.curves.count)
    for (line, curve) in zip(chart.lines, report.curves) {
      let shown = curve.stretches.flatMap(\.self).filter { $0[0] >= 0.3 - 1e-6 }
      #expect(line.count == shown.count)
      for (point, value) in zip(line, shown) {
        #expect(abs(point[0] - value[0]) < 1e-4)
        #expect(abs(point[1] - value[1]) < 1e-2)
      }
    }
    #expect(svg.contains(">select b with TabSlide</text>"))
    #expect(!svg.contains("<script"))
  }

  @Test func layersAndValuesAreChosenByTheirNames() throws {
    try write("[{select: b, transition: TabSlide}, {select: a, transition: CrossFade}]")

    #expect(try report().curves.map(\.property) == ["position.x", "position.x", "opacity"])
    #expect(try report("--layer", "b").curves.map(\.layer) == ["b"])
    #expect(try report("--layer", "[ab]", "--property", "position").curves.count == 2)
    #expect(try report("--property", "op*y").curves.map(\.layer) == ["a"])
  }

  @Test func theChartGoesToStdoutAndIsTheSameEachTime() throws {
    _ = try report()
    let piped = try tool.run("curve", "tabs.yml", "-o", "-")

    #expect(try piped.data == folder.bytes("x.svg"))
    #expect(piped.text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(piped.talk == "stdout: 2 curves of 2 layers\n")
  }

  @Test(arguments: [
    (["--layer", "c"], "no layer that is animated is called 'c'; there are 'a' and 'b'"),
    (
      ["--layer", "a", "--property", "opacity"],
      "no value that is animated is called 'opacity'; there is 'position.x'"
    ),
  ])
  func whatHasNoCurveEndsWith4(words: [String], sentence: String) throws {
    let run = try tool.run(["curve", "tabs.yml", "-o", "x.svg"] + words)

    #expect(run.status == 4)
    #expect(run.talk == "animatic: error: \(sentence)\n")
    #expect(try !folder.content.contains("x.svg"))
  }

  @Test func aSceneInWhichNothingMovesHasNoCurve() throws {
    try write("[{hold: 1s}]")

    let run = try tool.run("curve", "tabs.yml", "-o", "x.svg")

    #expect(run.status == 4)
    #expect(
      run.talk == "animatic: error: nothing in tabs.yml is animated; there is no curve to draw\n")
  }

  @Test(arguments: [
    ([], "'curve' needs -o: the file to write"),
    (["-o", "x.png"], "'x.png' is to be written as SVG; give it '.svg'"),
    (["-o", "-", "--json"], "stdout can take the chart or --json, not both"),
    (["-o", "x.svg", "--fps", "0"], "'--fps' takes more than 0, up to 1000, not '0'"),
  ])
  func aWrongCommandLineEndsWith64(words: [String], sentence: String) throws {
    let run = try tool.run(["curve", "tabs.yml"] + words)

    #expect(run.status == 64)
    #expect(run.talk == "animatic: error: \(sentence)\n")
  }
}

/// What a reader sees of a chart with one panel.
private struct ReadChart {
  /// Time and value of each point of each line.
  var lines: [[[Double]]]

  init?(_ svg: String) {
    func labels(_ group: String, _ place: Regex<(Substring, Substring, Substring, Substring)>)
      -> [(x: Double, y: Double, label: Double)]
    {
      guard let start = svg.range(of: "class=\"\(group)\""),
        let end = svg[start.upperBound...].range(of: "</g>")
      else { return [] }
      return svg[start.upperBound..<end.lowerBound].matches(of: place).compactMap { match in
        guard let x = Double(match.output.1), let y = Double(match.output.2),
          let label = Double(match.output.3)
        else { return nil }
        return (x, y, label)
      }
    }
    let place = /<text x="([\d.]+)" y="([\d.]+)">(-?[\d.]+)/
    let (times, values) = (labels("times", place), labels("values", place))
    guard let first = times.first, let last = times.last, let low = values.first,
      let high = values.last
    else { return nil }
    // Labels stand 4 pixels below the line that they name.
    func time(_ x: Double) -> Double {
      first.label + (x - first.x) / (last.x - first.x) * (last.label - first.label)
    }
    func value(_ y: Double) -> Double {
      low.label + (y + 4 - low.y) / (high.y - low.y) * (high.label - low.label)
    }
    lines = svg.matches(of: /<polyline points="([^"]*)"/).map { match in
      match.output.1.split(separator: " ").map { pair in
        let place = pair.split(separator: ",").compactMap { Double($0) }
        return [time(place[0]), value(place[1])]
      }
    }
  }
}
