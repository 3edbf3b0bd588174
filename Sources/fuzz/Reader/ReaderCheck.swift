import FrameCoding
import Raster

/// What has to hold for the reader, whatever it reads.
enum ReaderCheck {
  /// Films with more pixels than this aren't unpacked: they would only be slow.
  private static let mostPixels = 1 << 20

  /// What doesn't hold for these bytes.
  static func complaints(of bytes: [UInt8]) -> [String] {
    guard let film = try? GIFInspection(bytes) else {
      return (try? GIFFile.decode(bytes)) == nil ? [] : ["what is no GIF was decoded"]
    }
    var complaints = ofInspection(film, byteCount: bytes.count)
    let pixels = film.frames.reduce(film.width * film.height * (1 + film.frames.count)) {
      $0 + $1.width * $1.height
    }
    if pixels < mostPixels { complaints += ofDecoding(bytes, film) }
    return complaints
  }

  private static func ofInspection(_ film: GIFInspection, byteCount: Int) -> [String] {
    let parts = film.parts
    let numbers = [
      parts.header, parts.palettes, parts.imageHeads, parts.imageData, parts.extensions,
      parts.comments, parts.other,
    ]
    let offsets = film.faults.map(\.offset) + film.frames.map(\.offset)
    let frames = film.faults.compactMap(\.frame) + film.warnings.flatMap(\.frames)
    var complaints: [String] = []
    if numbers.reduce(0, +) != byteCount || numbers.contains(where: { $0 < 0 }) {
      complaints.append("the parts \(numbers) don't add up to \(byteCount)")
    }
    if !offsets.allSatisfy({ (0...byteCount).contains($0) }) {
      complaints.append("an offset lies outside of the file: \(offsets)")
    }
    if !frames.allSatisfy({ (1...film.frames.count + 1).contains($0) }) {
      complaints.append("a finding is about a frame that isn't there: \(frames)")
    }
    return complaints
  }

  private static func ofDecoding(_ bytes: [UInt8], _ film: GIFInspection) -> [String] {
    let frames: [Int]
    do {
      frames = try GIFFile.decode(bytes).map { Int(($0.duration * 100).rounded()) }
    } catch {
      return film.faults.isEmpty ? ["it is whole, but can't be decoded: \(error)"] : []
    }
    guard frames == film.frames.map(\.delay) else {
      return ["decoded delays \(frames) are not those that are told"]
    }
    let isOdd = film.warnings.contains { $0.text.hasPrefix("an extension holds nothing") }
    return film.faults.isEmpty && !isOdd ? againstGiflib(bytes, film) : []
  }

  /// A whole film has to be one to giflib, and has to be the same one.
  private static func againstGiflib(_ bytes: [UInt8], _ film: GIFInspection) -> [String] {
    guard let images = GiflibImage.all(in: bytes) else { return ["it is whole, but not to giflib"] }
    guard images.count == film.frames.count else {
      return ["giflib finds \(images.count) frames instead of \(film.frames.count)"]
    }
    // Of a picture that is too long, giflib leaves away what the scan counts.
    let overlong = Set(
      film.warnings.filter { $0.text.hasPrefix("the data hold more") }.flatMap(\.frames))
    return zip(images, film.frames).enumerated().compactMap { index, pair in
      let (image, frame) = pair
      let used = Set(image.indices)
      let unused = (0..<frame.localPaletteCount).count { !used.contains(UInt8($0)) }
      let isClear = frame.transparentIndex.map { used.contains(UInt8($0)) } ?? false
      let isSame =
        image.area == [frame.x, frame.y, frame.width, frame.height] && image.delay == frame.delay
        && (overlong.contains(index + 1)
          || unused == frame.localPaletteUnusedCount && isClear == frame.hasTransparency)
      return isSame
        ? nil : "frame \(index + 1) is \(frame), but to giflib \(image.area), \(image.delay) cs"
    }
  }
}
