import ImageFiles
import Raster

/// Takes an APNG apart into its chunks, as the specification has them, and plays it.
struct APNGReader {
  struct Chunk {
    var type: String
    var data: ArraySlice<UInt8>
  }

  /// What fcTL says.
  struct Control {
    var width: Int, height: Int, x: Int, y: Int
    var numerator: Int, denominator: Int
    var disposal: UInt8, blending: UInt8
  }

  let chunks: [Chunk]
  /// Each frame's control and its compressed pixels.
  private(set) var images: [(control: Control, pixels: [UInt8])] = []
  private(set) var frameCount = 0
  private(set) var plays = 0

  init(_ bytes: [UInt8]) throws {
    chunks = try Self.chunks(of: bytes)
    var expected = 0
    for chunk in chunks {
      switch chunk.type {
      case "acTL": (frameCount, plays) = (Self.number(chunk.data, 0), Self.number(chunk.data, 4))
      case "fcTL", "fdAT":
        guard Self.number(chunk.data, 0) == expected else {
          throw DecodedFilm.Unreadable("chunk \(expected) is out of order")
        }
        expected += 1
        if chunk.type == "fcTL" {
          images.append((Self.control(chunk.data), []))
        } else {
          images[images.count - 1].pixels += chunk.data.dropFirst(4)
        }
      case "IDAT": images[images.count - 1].pixels += chunk.data
      default: break
      }
    }
    guard images.count == frameCount else {
      throw DecodedFilm.Unreadable("\(frameCount) frames are promised, \(images.count) are there")
    }
  }

  func film() throws -> DecodedFilm {
    let header = chunks[0].data
    var canvas = Bitmap(width: Self.number(header, 0), height: Self.number(header, 4))
    let frames = try images.map { image in
      guard image.control.disposal == 0, image.control.blending == 0 else {
        throw DecodedFilm.Unreadable("frames that aren't laid over the last are not read here")
      }
      let part = try picture(image)
      for y in 0..<part.height {
        for x in 0..<part.width { canvas[image.control.x + x, image.control.y + y] = part[x, y] }
      }
      return Frame(
        bitmap: canvas,
        duration: Double(image.control.numerator) / Double(image.control.denominator))
    }
    return DecodedFilm(frames: frames, plays: plays)
  }

  /// A frame's pixels as a PNG file of their own, decoded by libpng.
  private func picture(_ image: (control: Control, pixels: [UInt8])) throws -> Bitmap {
    var file = PNGWriter()
    let size = [image.control.width, image.control.height].flatMap(PNGWriter.bigEndian)
    file.append("IHDR", size + chunks[0].data.dropFirst(8))
    file.append("sRGB", [0])
    file.append("IDAT", image.pixels)
    file.append("IEND", [])
    return try ImageFile.decode(file.bytes, name: "a frame")
  }
}

extension APNGReader {
  private static func chunks(of bytes: [UInt8]) throws -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = bytes.dropFirst(8)
    while !rest.isEmpty {
      let length = number(rest, 0)
      let body = rest.dropFirst(4).prefix(length + 4)
      guard checksum(body) == UInt32(number(rest, length + 8)) else {
        throw DecodedFilm.Unreadable("a checksum is wrong")
      }
      chunks.append(
        Chunk(type: String(decoding: body.prefix(4), as: UTF8.self), data: body.dropFirst(4)))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  private static func control(_ data: ArraySlice<UInt8>) -> Control {
    let data = Array(data)
    return Control(
      width: number(data[...], 4), height: number(data[...], 8), x: number(data[...], 12),
      y: number(data[...], 16), numerator: Int(data[20]) << 8 | Int(data[21]),
      denominator: Int(data[22]) << 8 | Int(data[23]), disposal: data[24], blending: data[25])
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Int {
    bytes.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// CRC-32 by its definition, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
