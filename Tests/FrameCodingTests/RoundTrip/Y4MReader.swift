import Foundation
import Raster

/// Reads 4:2:0 video back into pictures, each colour standing for its four pixels.
struct Y4MReader {
  let width: Int
  let height: Int
  /// The words of the first line.
  let words: [String]
  let framesPerSecond: Double
  /// Y′, Cb and Cr of each frame.
  private(set) var planes: [[[UInt8]]] = []

  init(_ bytes: [UInt8]) throws {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
    func word(_ letter: String) -> String {
      String(words.dropFirst().first { $0.hasPrefix(letter) }?.dropFirst() ?? "")
    }
    let rate = word("F").split(separator: ":").compactMap { Double($0) }
    guard words.first == "YUV4MPEG2", let width = Int(word("W")), let height = Int(word("H")),
      rate.count == 2
    else { throw DecodedFilm.Unreadable("the first line is not one of Y4M") }
    (self.words, framesPerSecond) = (words, rate[0] / rate[1])
    (self.width, self.height) = (width, height)

    let color = (width + 1) / 2 * ((height + 1) / 2)
    var rest = bytes.dropFirst(line.count + 1)
    while !rest.isEmpty {
      guard rest.starts(with: "FRAME\n".utf8), rest.count >= 6 + width * height + 2 * color else {
        throw DecodedFilm.Unreadable("frame \(planes.count + 1) is not whole")
      }
      rest = rest.dropFirst(6)
      var frame: [[UInt8]] = []
      for count in [width * height, color, color] {
        frame.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      planes.append(frame)
    }
  }

  func film() -> DecodedFilm {
    DecodedFilm(
      frames: planes.map { Frame(bitmap: picture($0), duration: 1 / framesPerSecond) }, plays: nil)
  }

  /// By the decoding formulas of BT.709.
  private func picture(_ planes: [[UInt8]]) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color = y / 2 * ((width + 1) / 2) + x / 2
        let luma = (Double(planes[0][y * width + x]) - 16) / 219
        let blue = (Double(planes[1][color]) - 128) / 224
        let red = (Double(planes[2][color]) - 128) / 224
        func level(_ value: Double) -> UInt8 { UInt8(min(max(value * 255, 0), 255).rounded()) }
        bitmap[x, y] = Pixel(
          red: level(luma + 1.5748 * red), green: level(luma - 0.1873 * blue - 0.4681 * red),
          blue: level(luma + 1.8556 * blue))
      }
    }
    return bitmap
  }
}
