import Raster

/// A PNG file whose chunks were found whole.
struct PNGPicture: EncodedPicture {
  let width: Int
  let height: Int
  let orientation: Orientation
  private let isDeep: Bool
  private let isGrey: Bool
  private let bytes: [UInt8]
  private let chunks: [PNGChunk]
  private let name: String

  init(_ bytes: [UInt8], name: String) throws(ImageFileError) {
    chunks = try PNGChunk.all(in: bytes, name: name)
    guard let first = chunks.first, first.type != "CgBI" else {
      throw .unsupported(name: name, kind: "PNG crushed for iOS (CgBI)")
    }
    let header = ByteView(bytes[first.payload])
    guard first.type == "IHDR", let width = header.uint32(at: 0), let height = header.uint32(at: 4),
      header.count == 13
    else { throw .damaged(name: name, reason: "it has no header") }
    try SizeLimit.check(width: width, height: height, name: name)
    (self.width, self.height, self.bytes, self.name) = (width, height, bytes, name)
    let format = header.uint16(at: 8) ?? 0
    isDeep = format >> 8 == 16
    isGrey = format & 2 == 0
    orientation =
      try Self.ancillary("eXIf", of: chunks, in: bytes, name: name)
      .map { Orientation(exif: $0) } ?? .up
  }

  func storedBitmap() throws(ImageFileError) -> Bitmap {
    let profile = try profile()
    guard let profile, profile.applies(toGrey: isGrey) else {
      return try decoder(of: essentials).bitmap()
    }
    guard isDeep else { return try decoder(of: essentials).bitmap(from: profile) }
    return try decoder(of: essentialsAsLight).deepBitmap(from: profile)
  }

  private func decoder(of bytes: [UInt8]) -> LibPNG {
    LibPNG(bytes: bytes, name: name, width: width, height: height)
  }

  /// The file without what only describes it. libpng then sees neither a profile, which is ours to
  /// convert, nor compressed texts, which could be made to fill the memory.
  private var essentials: [UInt8] {
    let kept = chunks.filter { ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].contains($0.type) }
    return kept.reduce(into: FileKind.pngSignature) { $0 += bytes[$1.whole] }
  }

  /// The same with a gAMA chunk behind the header that calls the samples light.
  private var essentialsAsLight: [UInt8] {
    var gamma = PNGWriter()
    gamma.append("gAMA", PNGWriter.bigEndian(100_000))
    var bytes = essentials
    let start = FileKind.pngSignature.count
    bytes.insert(contentsOf: gamma.bytes[start...], at: start + chunks[0].whole.count)
    return bytes
  }
}

extension PNGPicture {
  /// What the colours are, unless they are sRGB. An embedded profile outranks the sRGB chunk, and that
  /// outranks gAMA and cHRM (PNG specification, third edition, 4.3).
  private func profile() throws(ImageFileError) -> ColorProfile? {
    if let embedded = try ancillary("iCCP") {
      return try ColorProfile(icc: unpackedProfile(embedded))
    }
    guard try ancillary("sRGB") == nil else { return nil }
    let gamma = try ancillary("gAMA").flatMap { PNGGamma(gAMA: ByteView($0)) }
    let primaries = try ancillary("cHRM").flatMap { PNGPrimaries(cHRM: ByteView($0)) }
    guard let gamma, !(gamma.isNearSRGB && primaries == nil) else { return nil }
    return ColorProfile(gamma: gamma, primaries: primaries ?? .sRGB)
  }

  /// iCCP: a name, a zero, the method (zero), the profile in zlib's format.
  private func unpackedProfile(_ chunk: ArraySlice<UInt8>) throws(ImageFileError) -> [UInt8] {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 < chunk.endIndex,
      let profile = Zlib.unpack(chunk[(end + 2)...], limit: ColorProfile.sizeLimit)
    else { throw .damaged(name: name, reason: "its colour profile cannot be unpacked") }
    return profile
  }

  private func ancillary(_ type: String) throws(ImageFileError) -> ArraySlice<UInt8>? {
    try Self.ancillary(type, of: chunks, in: bytes, name: name)
  }

  /// The payload of a chunk that counts only where it should stand, before the pixels.
  private static func ancillary(
    _ type: String, of chunks: [PNGChunk], in bytes: [UInt8], name: String
  ) throws(ImageFileError) -> ArraySlice<UInt8>? {
    let leading = chunks.prefix { $0.type != "IDAT" }
    guard let chunk = leading.first(where: { $0.type == type }) else { return nil }
    let covered = bytes[chunk.payload.lowerBound - 4..<chunk.payload.upperBound]
    let stored = ByteView(bytes[chunk.payload.upperBound...]).uint32(at: 0)
    guard stored == Int(Zlib.checksum(covered)) else {
      throw .damaged(name: name, reason: "the checksum of its \(type) chunk is wrong")
    }
    return bytes[chunk.payload]
  }
}
