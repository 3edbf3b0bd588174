import Testing

@testable import FrameCoding

@Suite struct SizeSearchTests {
  private static let asked = FilmTerms(quality: 90, colors: 256)

  /// Searches films whose size follows from their terms; gives back what was tried.
  private func search(
    limit: Int, from terms: FilmTerms = asked, rates: [Double] = [25, 12.5],
    scales: [Double] = [0.5, 0.25], size: (FilmTerms) -> Int
  ) -> (search: SizeSearch, tried: [FilmTerms]) {
    var search = SizeSearch(limit: limit, from: terms, rates: rates, scales: scales)
    var tried: [FilmTerms] = []
    while let terms = search.next, tried.count < 100 {
      tried.append(terms)
      let bytes = size(terms)
      search.record(bytes: bytes > limit && !search.isAtLeast ? nil : bytes)
    }
    return (search, tried)
  }

  /// As films are: a part that nothing makes smaller, and one for each thing that can be given up.
  private func usual(_ terms: FilmTerms) -> Int {
    let frames = 2000.0 * (0.4 + Double(terms.quality) / 150) * (0.5 + Double(terms.colors) / 512)
    return 100 + Int(frames * (terms.rate ?? 50) / 50 * terms.scale * terms.scale)
  }

  @Test func aFilmThatFitsIsMadeOnceAndLeftAsItIs() {
    let (search, tried) = search(limit: usual(Self.asked), size: usual)

    #expect(tried == [Self.asked])
    #expect(search.best?.terms == Self.asked)
  }

  @Test("Terms from what was asked for to the least, in the order in which they are given up")
  func whatIsGivenUpHasAnOrder() {
    let ladder = FilmTerms(quality: 90, colors: 100).ladder(rates: [25, 10], scales: [0.5])

    #expect(
      ladder == [
        FilmTerms(quality: 90, colors: 100), FilmTerms(quality: 20, colors: 100),
        FilmTerms(quality: 20, colors: 64), FilmTerms(quality: 20, colors: 32),
        FilmTerms(quality: 20, colors: 32, rate: 25), FilmTerms(quality: 20, colors: 32, rate: 10),
        FilmTerms(quality: 20, colors: 32, rate: 10, scale: 0.5),
        FilmTerms(quality: 1, colors: 32, rate: 10, scale: 0.5),
      ])
    #expect(
      FilmTerms(quality: 1, colors: 9).ladder(rates: [], scales: [])
        == [FilmTerms(quality: 1, colors: 9)])
  }

  @Test(arguments: 21...89)
  func whereQualityIsEnoughNothingElseIsGivenUp(quality: Int) {
    let (search, tried) = search(limit: 1000 + quality) { 1000 + $0.quality }

    #expect(search.best.map { $0.terms.quality <= quality } == true)
    #expect(search.best.map { Double($0.bytes) >= 0.97 * Double(1000 + quality) } == true)
    #expect(search.best?.terms.colors == 256)
    #expect(tried.count <= 9)
  }

  @Test(arguments: [
    (1400, FilmTerms(quality: 37, colors: 256)), (1000, FilmTerms(quality: 28, colors: 128)),
    (700, FilmTerms(quality: 20, colors: 32)),
    (500, FilmTerms(quality: 46, colors: 32, rate: 25)),
    (300, FilmTerms(quality: 46, colors: 32, rate: 12.5)),
    (160, FilmTerms(quality: 63, colors: 32, rate: 12.5, scale: 0.5)),
  ])
  func asMuchQualityIsGivenBackAsThereIsRoomFor(limit: Int, terms: FilmTerms) {
    let (search, tried) = search(limit: limit, size: usual)

    #expect(search.best?.terms == terms)
    #expect(search.best.map { $0.bytes <= limit } == true)
    #expect(tried.count <= 14, "\(tried.count)")
  }

  @Test func theLeastSizeIsKnownIfNothingFits() {
    let (search, tried) = search(limit: 99, size: usual)

    #expect(search.best == nil)
    #expect(
      search.leastBytes == usual(Self.asked.ladder(rates: [25, 12.5], scales: [0.5, 0.25])[9]))
    #expect(tried.count == 3)
  }

  @Test func theLastOfQualityIsGivenUpWhenNothingElseIsLeft() {
    let (search, _) = search(limit: 100 + 7) { 100 + ($0.scale == 0.25 ? $0.quality : 1000) }

    #expect(search.best?.terms == FilmTerms(quality: 5, colors: 32, rate: 12.5, scale: 0.25))
  }

  @Test func qualityThatTakesNoBytesIsNotGivenUp() {
    let (search, tried) = search(limit: 100) { $0.colors }

    #expect(search.best?.terms == FilmTerms(quality: 90, colors: 64))
    #expect(tried.count == 7)
  }

  @Test("What is found fits, even where less quality takes more bytes", arguments: 0..<40)
  func whatIsFoundWasTried(seed: Int) {
    func size(_ terms: FilmTerms) -> Int {
      usual(terms) + (terms.quality &* (seed + 7919) % 97) * 4
    }
    let limit = 300 + seed * 30

    let (search, tried) = search(limit: limit, size: size)

    if let best = search.best {
      #expect(best.bytes <= limit)
      #expect(size(best.terms) == best.bytes)
      #expect(tried.contains(best.terms))
    } else {
      #expect(tried.allSatisfy { size($0) > limit })
    }
    #expect(tried.count <= 16)
  }

  @Test func aFilmThatCanGiveNothingUpIsTriedOnce() {
    let (search, tried) = search(
      limit: 10, from: FilmTerms(quality: 1, colors: 2), rates: [], scales: []
    ) { _ in 20 }

    #expect(tried.count == 1)
    #expect(search.leastBytes == 20)
  }
}
