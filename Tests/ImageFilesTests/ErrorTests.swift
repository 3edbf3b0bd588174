import Foundation
import Raster
import Testing

@testable import ImageFiles

@Suite struct ErrorTests {
  static let notPictures: [(bytes: [UInt8], error: ImageFileError)] = [
    ([], .empty(name: "a")),
    (Array("hello\n".utf8), .notAPicture(name: "a", content: .text)),
    (Array("<!DOCTYPE html><p>".utf8), .notAPicture(name: "a", content: .html)),
    (
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8),
      .notAPicture(name: "a", content: .gitLFSPointer)
    ),
    ([0, 1, 2, 3], .notAPicture(name: "a", content: .binary)),
    (Array("GIF89a".utf8), .unsupported(name: "a", kind: "GIF")),
    (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .unsupported(name: "a", kind: "WebP")),
    ([0, 0, 0, 24] + Array("ftypheic".utf8), .unsupported(name: "a", kind: "HEIC")),
    (Array("II*\0".utf8), .unsupported(name: "a", kind: "TIFF")),
    (Array("BM".utf8) + Array(repeating: 0, count: 52), .unsupported(name: "a", kind: "BMP")),
    (Array(FileKind.pngSignature.prefix(6)), .truncated(name: "a", after: 6, of: nil)),
    ([0xFF, 0xD8], .truncated(name: "a", after: 2, of: nil)),
  ]

  @Test(arguments: notPictures)
  func whatIsNoPictureIsNamed(input: (bytes: [UInt8], error: ImageFileError)) {
    #expect(throws: input.error) { try ImageFile.decode(input.bytes, name: "a") }
  }

  @Test(arguments: [
    (ImageFileError.notFound(name: "a.png"), "a.png does not exist; check the path"),
    (
      .notAPicture(name: "a.png", content: .gitLFSPointer),
      "a.png is not a picture: it is a Git LFS pointer; run `git lfs pull` to fetch the picture"
    ),
    (
      .truncated(name: "a.png", after: 10, of: 45),
      "a.png is truncated after byte 10 of at least 45; copy or export it again"
    ),
    (
      .tooLarge(name: "a.png", width: 20_000, height: 3),
      """
      a.png is too large: 20000 × 3 pixels, where 16384 a side and 67108864 altogether are the \
      limit; scale it down
      """
    ),
    (
      .unsupported(name: "a.heic", kind: "HEIC"),
      "a.heic is a HEIC file, which is not read here; convert it to PNG or JPEG"
    ),
  ])
  func descriptionsSayWhatToDo(error: ImageFileError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test func aPathWithoutAPictureIsNamed() throws {
    let folder = try TemporaryFolder()

    #expect(throws: ImageFileError.notFound(name: folder.path("no.png"))) {
      try ImageFile.read(path: folder.path("no.png"))
    }
    #expect(throws: ImageFileError.notFound(name: "/dev/null/a.png")) {
      try ImageFile.read(path: "/dev/null/a.png")
    }
    #expect(throws: ImageFileError.isDirectory(name: folder.path(""))) {
      try ImageFile.read(path: folder.path(""))
    }
    #expect(throws: ImageFileError.empty(name: "/dev/null")) {
      try ImageFile.read(path: "/dev/null")
    }
  }

  @Test(arguments: [false, true])
  func aTruncatedPNGIsNeverAPicture(isInterlaced: Bool) throws {
    let file = SamplePNG(width: 9, height: 9, isInterlaced: isInterlaced)
      .bytes { x, y in [x * y, x, y] }

    for count in 8..<file.count {
      let error = try #require(throws: ImageFileError.self) {
        try ImageFile.decode(file.prefix(count), name: "a")
      }
      guard case .truncated(_, count, _) = error else {
        Issue.record("\(count): \(error)")
        continue
      }
    }
  }

  @Test(arguments: [0, SampleJPEG.progressive])
  func aTruncatedJPEGIsNeverAPicture(flags: Int32) throws {
    let file = try SampleJPEG(width: 19, height: 19, flags: flags)
      .bytes { x, y in [UInt8(x * 13), UInt8(y * 13), UInt8(x * y % 256)] }

    for count in 3..<file.count {
      let error = try #require(throws: ImageFileError.self) {
        try ImageFile.decode(file.prefix(count), name: "a")
      }
      guard case .truncated(_, count, _) = error else {
        Issue.record("\(count): \(error)")
        continue
      }
    }
  }

  @Test func aJPEGWhoseDataIsCutOutIsDamaged() throws {
    let file = try SampleJPEG(width: 64, height: 64)
      .bytes { x, y in [UInt8(x * 3), UInt8(y * 3), UInt8(x * y % 256)] }
    let cut = Array(file.prefix(file.count * 2 / 3) + [0xFF, 0xD9])

    #expect {
      try ImageFile.decode(cut, name: "a")
    } throws: { error in
      if case ImageFileError.damaged = error { true } else { false }
    }
  }

  @Test func aPNGWithTooFewRowsIsDamaged() throws {
    var writer = PNGWriter()
    writer.append("IHDR", [0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0])
    writer.append("IDAT", SamplePNG.packed([0, 1, 2, 3, 4]))
    writer.append("IEND", [])

    #expect(throws: ImageFileError.damaged(name: "a", reason: "Not enough image data")) {
      try ImageFile.decode(writer.bytes, name: "a")
    }
  }

  @Test(arguments: [(16_385, 1), (1, 16_385), (16_384, 16_384), (0x7FFF_FFFF, 0x7FFF_FFFF)])
  func tooManyPixelsAreRefusedByTheHeader(size: (Int, Int)) {
    var writer = PNGWriter()
    writer.append(
      "IHDR", PNGWriter.bigEndian(size.0) + PNGWriter.bigEndian(size.1) + [8, 6, 0, 0, 0])
    writer.append("IDAT", [])
    writer.append("IEND", [])

    #expect(throws: ImageFileError.tooLarge(name: "a", width: size.0, height: size.1)) {
      try ImageFile.decode(writer.bytes, name: "a")
    }
  }

  @Test func noChangedByteCrashesTheReader() throws {
    let profile = try iCCP(SampleProfile.displayP3())
    let png = SamplePNG(width: 5, height: 5, chunks: [profile, ("eXIf", exif(6))])
      .bytes { x, y in [x, y, 9] }
    let jpeg = try SampleJPEG(
      width: 5, height: 5, segments: [(0xE1, Array("Exif\0\0".utf8) + exif(6))]
    ).bytes { x, y in [UInt8(x), UInt8(y), 9] }

    for file in [png, jpeg] {
      for index in file.indices {
        for value in [0xFF, file[index] ^ 1] as [UInt8] {
          var changed = file
          changed[index] = value
          let size = Result { try ImageFile.decode(changed, name: "a") }.map(\.width)
          #expect((try? size.get()) ?? 1 >= 1)
        }
      }
    }
  }
}
