import ImageFiles
import Raster
import Testing
import Transitions

/// Transitions between screenshots as they come, run as a process.
@Suite struct ScreenshotTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
  }

  /// A picture in which each pixel differs from its neighbours.
  private func draw(_ name: String, width: Int, height: Int, seed: Int) throws {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Pixel(
          red: UInt8((x * 37 + y * 11 + seed) & 0xFF), green: UInt8((x * y + seed * 5) & 0xFF),
          blue: UInt8((x * 3 + y * 71 + seed * 17) & 0xFF))
      }
    }
    try folder.write(PNGFile.encode(bitmap), as: name)
  }

  private func picture(_ name: String) throws -> Bitmap {
    try ImageFile.decode(folder.bytes(name), name: name)
  }

  /// The first frame and the last one of a film that is drawn in its canvas' own scale.
  private func ends(_ words: [String]) throws -> (first: Bitmap, last: Bitmap) {
    let run = try tool.run(["render"] + words + ["-o", "film.png", "--fps", "10"])
    #expect(run.status == 0, "\(run.talk)")
    let frames = try folder.names(in: "film").filter { $0.hasSuffix(".png") }
    return (
      try picture("film/\(frames.first ?? "")"), try picture("film/\(frames.last ?? "")")
    )
  }

  /// Cards end, or begin, as cards.
  private static let cards = ["ModalZoomPresent", "ModalZoomDismiss"]

  @Test(arguments: TransitionCatalog.all.map(\.name), ["a.png", "a@2x.png", "a@3x.png"])
  func aFilmBeginsAndEndsWithTheScreenshotsThemselves(transition: String, from: String) throws {
    let to = "b" + from.dropFirst()
    try draw(from, width: 66, height: 93, seed: 1)
    try draw(to, width: 66, height: 93, seed: 90)

    let (first, last) = try ends([transition, "--from", from, "--to", to])

    if transition != "ModalZoomDismiss" { #expect(try first == picture(from)) }
    if transition != "ModalZoomPresent" { #expect(try last == picture(to)) }
    #expect(Self.cards.allSatisfy { TransitionCatalog.entry(named: $0) != nil })
  }

  @Test(
    arguments: TransitionCatalog.all.filter { $0.family != .modal }.map(\.name),
    [("a.png", "12,9"), ("a@2x.png", "6.5,4.5"), ("a@3x.png", "5,3"), ("a@3x.png", "5.2,0")])
  func soDoesOneWithPinnedBars(transition: String, screenshots: (from: String, bars: String)) throws
  {
    let to = "b" + screenshots.from.dropFirst()
    try draw(screenshots.from, width: 66, height: 93, seed: 1)
    try draw(to, width: 66, height: 93, seed: 90)

    let (first, last) = try ends(
      [transition, "--from", screenshots.from, "--to", to, "--bars", screenshots.bars])

    #expect(try first == picture(screenshots.from))
    #expect(try last == picture(to))
  }

  @Test(
    arguments: ["MagicMovePush", "MagicMovePop"],
    [
      ("a.png", ["30,20,12,10 -> 0,0,66,40"]), ("a@2x.png", ["3,4,9,10/2 -> 1,1,20,20"]),
      ("a@3x.png", ["2,3,7,8 -> 0,0,22,15", "12,20,5,5 -> 3,22,8,7"]),
      ("a@3x.png", ["2.1,3.3,7,8 -> 0,0,22,15.7"]),
    ])
  func soDoesOneInWhichPiecesFly(transition: String, shots: (from: String, pieces: [String])) throws
  {
    let to = "b" + shots.from.dropFirst()
    try draw(shots.from, width: 66, height: 93, seed: 1)
    try draw(to, width: 66, height: 93, seed: 90)
    let pieces = shots.pieces.flatMap { ["--shared", $0] }

    let (first, last) = try ends([transition, "--from", shots.from, "--to", to] + pieces)

    #expect(try first == picture(shots.from))
    #expect(try last == picture(to))
  }

  /// A list with a red piece that has a shadow, and a page with a larger one, as large as an iPhone 15's.
  private func drawARealPair() throws {
    var list = Bitmap.plain(Pixel(red: 240, green: 240, blue: 240), width: 1179, height: 2556)
    for distance in (1...12).reversed() {
      let shade = UInt8(240 - (12 - distance) * 4)
      list.fill(
        Pixel(red: shade, green: shade, blue: shade), x: 108 - distance, y: 1800 - distance,
        width: 264 + 2 * distance, height: 264 + 2 * distance)
    }
    list.fill(Pixel.red, x: 108, y: 1800, width: 264, height: 264)
    var page = Bitmap.plain(Pixel(red: 255, green: 255, blue: 255), width: 1179, height: 2556)
    page.fill(Pixel.red, x: 300, y: 180, width: 720, height: 600)
    try folder.write(PNGFile.encode(list), as: "a.png")
    try folder.write(PNGFile.encode(page), as: "b.png")
  }

  @Test func halfwayAPieceIsHalfwayAndNothingIsLeftInItsPlace() throws {
    try drawARealPair()
    let piece = "thumb: 36,600,88,88 -> 100,60,240,200"

    let run = try tool.run(
      "still", "MagicMovePush", "--from", "a.png", "--to", "b.png", "--shared", piece, "--at",
      "0.55",
      "-o", "x.png")

    #expect(run.status == 0 && run.talk == "x.png: 1179×2556 pixels, at 0.55 s\n", "\(run.talk)")
    let half = try picture("x.png")
    // 0.25 of 0.5 s of an easing that is symmetrical: x, y, width and height are halfway.
    let row: [Double] = (0..<half.width).map { Self.redness(of: half[$0, 1000]) }
    let column: [Double] = (0..<half.height).map { Self.redness(of: half[500, $0]) }
    let (width, height) = (row.reduce(0, +), column.reduce(0, +))
    let left = 450 - row[..<450].reduce(0, +)
    let top = 1200 - column[..<1200].reduce(0, +)
    #expect(abs(width - 492) < 0.5 && abs(height - 432) < 0.5, "\(width)×\(height)")
    #expect(abs(left - 204) < 0.5 && abs(top - 990) < 0.5, "\(left), \(top)")
    // Where the piece was, and where it will be, there is what lies around: half of the list's grey and half
    // of the page's white.
    let ground = Self.green(half[1100, 2400])
    #expect(abs(ground - 248) <= 1)
    var most = 0
    for (rows, columns) in [(1770..<2100, 80..<400), (150..<900, 270..<1050)] {
      for y in rows {
        for x in columns { most = max(most, abs(Self.green(half[x, y]) - ground)) }
      }
    }
    #expect(most <= 2)
  }

  private static func green(_ pixel: Pixel) -> Int { Int(pixel.word >> 8 & 0xFF) }

  /// How much of a pixel the red piece covers.
  private static func redness(of pixel: Pixel) -> Double {
    let share = Double(248 - green(pixel)) / 248
    return share < 0.1 ? 0 : share
  }

  @Test func withoutPiecesAMagicMoveSaysThatNothingFlies() throws {
    try draw("a.png", width: 20, height: 30, seed: 1)
    try draw("b.png", width: 20, height: 30, seed: 2)

    let run = try tool.run("render", "MagicMovePush", "--from", "a.png", "--to", "b.png")

    #expect(run.status == 0)
    #expect(
      run.talk.contains(
        "finds no picture that flies, so that the screenshots fade: nothing is known to fly without --shared"
      ),
      "\(run.talk)")
  }

  @Test func aFilmOfEachAppearanceTakesTheDarkPictureBesideTheLightOne() throws {
    for (name, color) in [
      ("a.png", Pixel.red), ("a~dark.png", .green), ("b@2x.png", .blue), ("b-dark@2x.png", .red),
    ] { try folder.paint(name, color) }

    let both = try tool.run(
      "render", "CrossFade", "--from", "a.png", "--to", "b@2x.png", "--appearance", "both", "-o",
      "x.png", "--fps", "10")
    let dark = try tool.run(
      "still", "CrossFade", "--from", "a.png", "--to", "b@2x.png", "--appearance", "dark", "--at",
      "0", "-o", "y.png")

    #expect(both.status == 0 && dark.status == 0, "\(both.talk)\(dark.talk)")
    #expect(try folder.content.filter { $0.hasPrefix("x") } == ["x", "x~dark"])
    #expect(try picture("x/0001.png")[1, 1] == .red)
    #expect(try picture("x~dark/0001.png")[1, 1] == .green)
    #expect(try picture("y.png")[1, 1] == .green)
    let last = try folder.names(in: "x~dark").last { $0.hasSuffix(".png") } ?? ""
    #expect(try picture("x~dark/" + last)[1, 1] == .red)
  }

  @Test func aSceneCanHaveAFilmOfEachAppearance() throws {
    try folder.paint("day.png", .red)
    try folder.paint("night.png", .green)
    try folder.paint("b.png", .blue)
    try folder.write(
      """
      screens: {a: {light: day.png, dark: night.png}, b: b.png}
      root: a
      output: {file: x.gif, appearance: both}
      """, as: "s.yml")

    let run = try tool.run("render", "s.yml", "--format", "png")

    #expect(run.status == 0)
    #expect(try picture("x/0001.png")[1, 1] == .red)
    #expect(try picture("x~dark/0001.png")[1, 1] == .green)
    #expect(
      run.talk.contains(
        "warning: b.png has no dark one beside it, like b~dark.png, and shows in both films"),
      "\(run.talk)")
  }

  @Test func cornersAreTheDevicesOrOfARadius() throws {
    try folder.paint("a.png", .red, width: 393, height: 852)

    let device = try tool.run(
      "still", "CrossFade", "--from", "a.png", "--to", "a.png", "--at", "0", "-o", "x.png",
      "--corners", "device")
    let matte = try tool.run(
      "still", "CrossFade", "--from", "a.png", "--to", "a.png", "--at", "0", "-o", "y.png",
      "--corners", "20", "--matte", "blue")

    #expect(device.status == 0 && matte.status == 0, "\(device.talk)\(matte.talk)")
    let (clear, blue) = (try picture("x.png"), try picture("y.png"))
    // A corner of radius r leaves its diagonal at (1 − √½) r from the edges, 16 of 55.
    for (x, y) in [(0, 0), (392, 0), (0, 851), (392, 851), (14, 14)] {
      #expect(clear[x, y].alpha == 0)
    }
    #expect(clear[18, 18] == .red && clear[374, 833] == .red && clear[0, 120] == .red)
    #expect(blue[0, 0] == Pixel(red: 0, green: 0, blue: 255) && blue[7, 7] == .red)
    #expect(blue[392, 851] == blue[0, 0])
  }

  @Test(arguments: [
    (
      ["MagicMovePush", "--shared", "0,0,9,9 -> 1,1,9,9"],
      "'piece 1' sticks out of the screen, which is 8x6 points"
    ),
    (
      ["MagicMovePush", "--shared", "0,0,8,6 -> 1,1,2,2"],
      "'piece 1' is the whole screenshot, so that nothing is around it to fill its hole with; "
        + "give it a colour: fill: white"
    ),
    (
      ["MagicMovePush", "--shared", "0,0,0,6 -> 1,1,2,2"],
      "'piece 1' has no pixel in the picture, which is 8×6 pixels"
    ),
    (
      ["MagicMovePush", "--shared", "0,0,2,2 -> 1,1,2,2", "--bars", "1"],
      "'piece 1' reaches into the bars of the screenshot, which stay in their place"
    ),
    (
      ["PushScale", "--corners", "device"],
      "no device is known that has a screen of 8x6 points; name the device, or give the radius of "
        + "the corners in points"
    ),
  ])
  func whatCannotBeIsRefused(words: [String], message: String) throws {
    try folder.paint("a.png", .red)

    let run = try tool.run(["render"] + words + ["--from", "a.png", "--to", "a.png"])

    #expect(run.status == 65)
    #expect(run.talk == "animatic: error: \(message)\n")
  }

  @Test(arguments: [
    (["PushScale", "--shared", "0,0,1,1->0,0,1,1"], "'--shared' goes with a transition in which"),
    (["FlipPresent", "--bars", "3"], "'--bars' stay in a navigation or tab controller"),
    (["PushScale", "--fill", "red"], "'--fill' goes with --shared"),
    (["PushScale", "--device", "Nokia"], "no device is named 'Nokia'"),
    (["PushScale", "--shot-scale", "9"], "'--shot-scale'"),
    (["PushScale", "--appearance", "dim"], "'--appearance' takes 'light', 'dark' or 'both'"),
    (["PushScale", "--matte", "bleu"], "'bleu' is not a colour; the nearest is 'blue'"),
  ])
  func aWrongCommandLineEndsWith64(words: [String], message: String) throws {
    try folder.paint("a.png", .red)

    let run = try tool.run(["render"] + words + ["--from", "a.png", "--to", "a.png"])

    #expect(run.status == 64)
    #expect(run.talk.contains(message), "\(run.talk)")
  }

  @Test func aScreenDoesNotTurn() throws {
    try folder.paint("a.png", .red, width: 393, height: 852)
    try folder.paint("b.png", .blue, width: 852, height: 393)
    try folder.write("screens: {a: a.png,\n  b: b.png}\nroot: a\n", as: "s.yml")

    let run = try tool.run("render", "s.yml")

    #expect(run.status == 65)
    #expect(
      run.talk.hasPrefix(
        "s.yml:2:6: b.png is on its side, and the first screenshot is upright;"),
      "\(run.talk)")
  }

  @Test(arguments: [(1, 1), (3, 2), (1, 300)])
  func smallAndOddPicturesAreFilmed(width: Int, height: Int) throws {
    try draw("a.png", width: width, height: height, seed: 3)
    try draw("b.png", width: width, height: height, seed: 77)

    let (first, last) = try ends(["PushScale", "--from", "a.png", "--to", "b.png"])

    #expect(try first == picture("a.png"))
    #expect(try last == picture("b.png"))
  }

  @Test func aTransparentScreenshotKeepsWhatIsClearOnAClearCanvas() throws {
    var shot = Bitmap.plain(.red, width: 40, height: 60)
    shot[0, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    shot[1, 0] = Pixel(red: 100, green: 0, blue: 0, alpha: 100)
    try folder.write(PNGFile.encode(shot), as: "a.png")
    try folder.paint("b.png", .blue, width: 40, height: 60)
    try folder.write(
      """
      canvas: {background: clear}
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script: [{hold: 0.1s}, {push: b, transition: PushScale}]
      """, as: "s.yml")

    let black = try ends(["PushScale", "--from", "a.png", "--to", "b.png"])
    let clear = try ends(["s.yml"])

    #expect(black.first[0, 0] == Pixel(red: 0, green: 0, blue: 0))
    #expect(clear.first == shot)
  }
}

extension Bitmap {
  fileprivate mutating func fill(_ color: Pixel, x: Int, y: Int, width: Int, height: Int) {
    for row in y..<(y + height) {
      for column in x..<(x + width) { self[column, row] = color }
    }
  }
}
