import ImageFiles
import Scenes
import Testing

@testable import animatic

@Suite struct ExitCodeTests {
  @Test(
    arguments: [
      ([], ExitCode.done), ([.badInput], .someFailed),
      ([.badInput, .inputNotFound], .someFailed),
      ([.badInput, .cannotCreate], .cannotCreate), ([.cannotCreate, .cannotWrite], .cannotWrite),
      ([.cannotWrite, .bug], .bug),
    ] as [([ExitCode], ExitCode)])
  func ofManyFailuresTheGravestIsTold(failures: [ExitCode], status: ExitCode) {
    #expect(ExitCode.ofMany(failures) == status)
  }

  @Test func anErrorHasItsStatus() {
    let place = SourcePlace(path: "s.yml", line: 2, column: 3)

    #expect(Failure(UsageError("no")).status.rawValue == 64)
    #expect(Failure(place.error("no")).status.rawValue == 65)
    #expect(Failure(place.error("no")).message == "s.yml:2:3: no")
    #expect(Failure(ImageFileError.empty(name: "a.png")).status.rawValue == 65)
    #expect(Failure(ImageFileError.notFound(name: "a.png")).status.rawValue == 66)
    #expect(Failure(ImageFileError.isDirectory(name: "a.png")).status.rawValue == 66)
    #expect(Failure(ImageFileError.cannotCreate(name: "a", reason: "b")).status.rawValue == 73)
    #expect(Failure(ImageFileError.cannotWrite(name: "a", reason: "b")).status.rawValue == 74)
    #expect(Failure(Oddity()).status.rawValue == 70)
  }
}

private struct Oddity: Error {}
