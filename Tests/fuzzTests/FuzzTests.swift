import FrameCoding
import Raster
import Testing

@testable import fuzz

@Suite struct FuzzTests {
  @Test(arguments: 0..<6)
  func oddFilmsComeBackAsTheyWereMeant(part: Int) {
    for number in part * 50..<(part + 1) * 50 {
      let complaints = FilmCheck.complaints(of: RandomFilm(seed: 1, number: number))
      #expect(complaints.isEmpty, "seed 1, number \(number)")
    }
  }

  @Test(arguments: 0..<4)
  func brokenFilesAreReadWithoutHarm(part: Int) throws {
    var words: ArraySlice<String> = []
    let run = try ReaderRun(#require(Plan(&words)), files: [])

    for number in part * 300..<(part + 1) * 300 {
      let complaints = ReaderCheck.complaints(of: run.bytes(number))
      #expect(complaints.isEmpty, "seed 1, number \(number)")
    }
  }

  @Test func theSameNumberIsTheSameFilm() throws {
    let (one, other) = (RandomFilm(seed: 3, number: 7), RandomFilm(seed: 3, number: 7))

    #expect(try one.encoded().bytes == other.encoded().bytes)
    #expect(RandomFilm(seed: 3, number: 8).frames != one.frames)
  }
}
