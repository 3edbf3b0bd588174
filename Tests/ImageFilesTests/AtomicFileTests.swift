import Foundation
import Raster
import Testing

@testable import ImageFiles

@Suite(.serialized) struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aWrittenPictureIsReadBack() throws {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[2, 1] = Pixel(red: 10, green: 20, blue: 30, alpha: 40)

    try ImageFile.write(bitmap, to: folder.path("a.png"))

    #expect(try ImageFile.read(path: folder.path("a.png")) == bitmap)
    #expect(try ImageFile.size(path: folder.path("a.png")) == (3, 2))
    #expect(folder.names == ["a.png"])
  }

  @Test func theSizeOfATurnedPictureIsThatOfTheUprightOne() throws {
    let file = SamplePNG(width: 2, height: 3, chunks: [("eXIf", exif(6))]).bytes { _, _ in
      [1, 2, 3]
    }
    try AtomicFile.write(file, to: folder.path("a.png"))

    #expect(try ImageFile.size(path: folder.path("a.png")) == (3, 2))
  }

  @Test func anUnfinishedFileLeavesTheOldOneAndNothingElse() throws {
    try AtomicFile.write([1], to: folder.path("a"))
    do {
      var file = try AtomicFile(path: folder.path("a"))
      try file.write([2, 3])
      #expect(folder.names.count == 2)
    }

    #expect(folder.names == ["a"])
    #expect(contents("a") == [1])
  }

  @Test func anInterruptedRunCanRemoveWhatItBegan() throws {
    let first = try AtomicFile(path: folder.path("a"))
    let second = try AtomicFile(path: folder.path("b"))
    #expect(folder.names.count == 2)

    TemporaryFiles.removeAll(below: folder.path(""))

    #expect(folder.names == [])
    let missing = "No such file or directory"
    let firstError = error(finishing: first)
    let secondError = error(finishing: second)
    #expect(firstError == .cannotCreate(name: folder.path("a"), reason: missing))
    #expect(secondError == .cannotCreate(name: folder.path("b"), reason: missing))
  }

  @Test func aLinkStaysALink() throws {
    try AtomicFile.write([1], to: folder.path("real"))
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real")

    try AtomicFile.write([2], to: link)

    #expect(contents("real") == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real")
  }

  @Test func aLinkToNothingMakesItsTarget() throws {
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "new")

    try AtomicFile.write([3], to: link)

    #expect(contents("new") == [3])
  }

  @Test func aLinkToItselfIsRefused() throws {
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "link")

    #expect(
      throws: ImageFileError.cannotCreate(name: link, reason: "Too many levels of symbolic links")
    ) {
      try AtomicFile.write([3], to: link)
    }
  }

  @Test func permissionsAreKept() throws {
    try AtomicFile.write([1], to: folder.path("a"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path("a"))

    try AtomicFile.write([2], to: folder.path("a"))

    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func whatCannotBeCreatedIsSaid() throws {
    #expect(
      throws: ImageFileError.cannotCreate(
        name: folder.path("no/a"), reason: "No such file or directory")
    ) { try AtomicFile.write([1], to: folder.path("no/a")) }
    #expect(throws: ImageFileError.cannotCreate(name: folder.path(""), reason: "Is a directory")) {
      try AtomicFile.write([1], to: folder.path(""))
    }
  }

  @Test func aDeviceIsWrittenNotReplaced() throws {
    try AtomicFile.write([1], to: "/dev/null")

    #expect(
      throws: ImageFileError.cannotWrite(name: "/dev/full", reason: "No space left on device")
    ) {
      try AtomicFile.write([1], to: "/dev/full")
    }
  }

  private func error(finishing file: consuming AtomicFile) -> ImageFileError? {
    do {
      try file.finish()
      return nil
    } catch {
      return error
    }
  }

  private func contents(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder.path(name)).map { Array($0) }
  }
}
