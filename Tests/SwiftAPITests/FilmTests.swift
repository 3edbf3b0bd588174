import Animatic
import Foundation
import FrameCoding
import ImageFiles
import Testing

@Suite @MainActor struct FilmTests {
  private let canvas = Canvas(size: CGSize(width: 40, height: 20), scale: 1, safeAreaInsets: .zero)
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  /// A blue page is pushed over a red one, whose bar is hidden.
  private var push: Film {
    Film(of: UINavigationController(rootViewController: Page(.red)), on: canvas) {
      navigation, script in
      navigation.isNavigationBarHidden = true
      script.at(0.2) { navigation.pushViewController(Page(.blue), animated: true) }
      script.hold(until: 1)
    }
  }

  @Test func aFrameIsWhatShowsAtItsTime() throws {
    let film = push

    let (before, half, after) = (
      try film.frame(at: 0), try film.frame(at: 0.375), try film.frame(at: 5)
    )

    #expect((before.width, before.height) == (40, 20))
    #expect(before[39, 10] == red)
    #expect(half[39, 10] == blue)
    #expect(half[1, 10] != blue)
    #expect(after[0, 10] == blue)
  }

  @Test func askedAgainItAnswersTheSame() throws {
    let film = push

    #expect(try film.frame(at: 0.4) == film.frame(at: 0.4))
    #expect(try film.log == film.log)
    #expect(try film.duration == 1)
  }

  @Test func whatTheCodeFindsOfTheScreenIsTheCanvas() throws {
    var seen: [CGRect] = []
    let film = Film(of: Page(.red), on: canvas) { root, _ in
      seen += [root.screenWhenMade, UIScreen.main.bounds, root.view.frame]
    }

    _ = try film.duration

    #expect(seen == Array(repeating: CGRect(x: 0, y: 0, width: 40, height: 20), count: 3))
  }

  @Test func itIsOverWhenNothingMovesAnyMore() throws {
    let film = Film(of: Page(.red), on: canvas) { root, script in
      script.at(0.1) { UIView.animate(withDuration: 0.4) { root.view.alpha = 0 } }
    }

    #expect(try abs(film.duration - 0.5) < 1e-9)
    #expect(try film.frame(at: 0.3)[0, 0] == Pixel(red: 128, green: 0, blue: 0))
  }

  @Test func theLogIsWhatTraceWouldPrint() throws {
    let lines = try push.log.lines

    #expect(lines.first == "0.000 appearance UINavigationController viewDidLoad()")
    #expect(lines.contains { $0.hasPrefix("0.200 appearance Page viewWillAppear(true)") })
    #expect(try push.log.warnings == [])
  }

  @Test func whatIsMissingIsAWarningWithItsName() throws {
    let film = Film(of: Page(.red), on: canvas) { root, script in
      script.at(0.1) { root.view.addSubview(UIImageView(image: UIImage(systemName: "star"))) }
    }

    let log = try film.log

    #expect(log.warnings.map { $0.prefix(33) } == ["UIImage(systemName: \"star\") is ni"])
    #expect(log.lines.contains { $0.hasPrefix("0.100 warning UIImage(systemName: \"star\")") })
  }

  @Test func aTapReachesTheViewThatIsThereThen() throws {
    var taps = 0
    let film = Film(of: Page(.red), on: canvas) { root, script in
      var button: UIButton?
      script.at(0.1) {
        let made = UIButton(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        made.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(made)
        button = made
      }
      script.tap(button, at: 0.3)
    }

    let log = try film.log

    #expect(taps == 1)
    #expect(log.entries.contains { $0.kind == "action" && $0.time == 0.38 })
  }

  @Test func aDragMovesWhatFollowsIt() throws {
    var page: Page?
    let film = Film(of: Page(.red), on: canvas) { root, script in
      page = root
      root.view.addGestureRecognizer(
        UIPanGestureRecognizer(target: root, action: Page.followFinger))
      script.drag(from: CGPoint(x: 2, y: 10), to: CGPoint(x: 38, y: 10), for: 0.5, at: 0)
    }

    _ = try film.duration

    #expect(page?.finger == CGPoint(x: 38, y: 10))
  }

  @Test func aGIFAndAFolderAreWritten() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "film-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var film = push
    film.framesPerSecond = 20
    film.endHold = 0.5

    try await film.write(to: folder + "/films/push.gif")
    try await film.write(to: folder + "/frames.png")
    try film.frame(at: 1).write(to: folder + "/last.png")

    let gif = try Data(contentsOf: URL(filePath: folder + "/films/push.gif"))
    #expect(gif.prefix(6) == Data("GIF89a".utf8))
    #expect(try ImageFile.read(path: folder + "/frames/0001.png") == film.frame(at: 0))
    #expect(try ImageFile.read(path: folder + "/last.png") == film.frame(at: 2))
  }
}

extension FilmTests {
  private func bytes(_ change: (inout Film) -> Void) async throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).gif")
    defer { try? FileManager.default.removeItem(at: file) }
    var film = push
    change(&film)
    try await film.write(to: file.path)
    return try Data(contentsOf: file)
  }

  @Test func aGIFIsAsItIsToBe() async throws {
    let often = try await bytes { $0.plays = 3 }
    let lossless = try await bytes { film in
      film.gif.isLossless = true
      film.gif.speed = .best
    }
    let two = try await bytes { $0.gif.colors = 2 }

    #expect(try GIFInspection(Array(often)).loopCount == 2)
    #expect(try GIFFile.decode(Array(lossless)).last?.bitmap == push.frame(at: 2))
    #expect(try GIFInspection(Array(two)).globalPaletteCount == 4)
  }

  @Test func aGIFHasNoMoreBytesThanItMayHave() async throws {
    let plain = try await bytes { _ in }
    let half = try await bytes { $0.maxBytes = plain.count / 2 }

    #expect(half.count <= plain.count / 2)
    #expect(try await bytes { $0.maxBytes = plain.count } == plain)
    #expect(
      try GIFInspection(Array(half)).duration == GIFInspection(Array(plain)).duration)
    await #expect(throws: (any Error).self) { try await bytes { $0.maxBytes = 100 } }
  }

  @Test func aNumberThatMeansNothingIsRefused() async throws {
    let error = await #expect(throws: FilmError.self) { try await bytes { $0.gif.colors = 1 } }
    let both = await #expect(throws: FilmError.self) {
      try await bytes { ($0.gif.isLossless, $0.maxBytes) = (true, 9) }
    }

    #expect(error?.description == "a GIF's palette has 2 to 256 colours, not 1")
    #expect(both?.description.hasPrefix("a film without loss has the bytes that it takes") == true)
  }
}

/// A page of one colour.
private final class Page: UIViewController {
  let screenWhenMade = UIScreen.main.bounds
  private(set) var finger: CGPoint?
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  func followFinger(_ pan: UIPanGestureRecognizer) {
    finger = pan.location(in: view)
  }
}
