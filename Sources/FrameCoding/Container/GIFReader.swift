import CGIF

/// A GIF in memory, read by giflib record after record; closed when it is thrown away.
struct GIFReader: ~Copyable {
  private let gif: UnsafeMutablePointer<GifFileType>
  private let input: Input

  let screen: Screen

  /// What holds for all images.
  struct Screen {
    var width: Int
    var height: Int
    /// As 0x00RRGGBB words.
    var palette: [UInt32]?
  }

  /// What stands before an image.
  struct Control {
    var delay = 0
    var disposal = 0
    var transparent: UInt8?
  }

  enum Record {
    case image(Image)
    case loop(Int)
    case end
  }

  struct Image {
    var area: PixelArea
    var control: Control
    var isInterlaced: Bool
    /// As 0x00RRGGBB words, if it has a palette of its own.
    var localPalette: [UInt32]?
  }

  init(_ bytes: [UInt8]) throws(GIFError) {
    let input = Input(bytes)
    var code: Int32 = 0
    guard let gif = DGifOpen(Unmanaged.passUnretained(input).toOpaque(), Input.read, &code) else {
      throw GIFError(reading: code)
    }
    let screen = Screen(
      width: Int(gif.pointee.SWidth), height: Int(gif.pointee.SHeight),
      palette: Self.colours(gif.pointee.SColorMap))
    guard Self.isPlausible(screen.width, screen.height) else {
      DGifCloseFile(gif, nil)
      throw GIFError("the GIF says it is \(screen.width)×\(screen.height) pixels")
    }
    self.input = input
    self.gif = gif
    self.screen = screen
  }

  deinit { DGifCloseFile(gif, nil) }

  /// A file that speaks of more is taken for a broken one.
  private static func isPlausible(_ width: Int, _ height: Int) -> Bool {
    width > 0 && height > 0 && width * height <= 1 << 26
  }

  /// Where in the file the next record begins.
  var position: Int { input.position }

  /// Reads up to the next image's data, to the loop block, or to the end.
  mutating func next(_ control: inout Control) throws(GIFError) -> Record {
    while true {
      var type = UNDEFINED_RECORD_TYPE
      try check(DGifGetRecordType(gif, &type))
      switch type {
      case EXTENSION_RECORD_TYPE:
        if let loop = try readExtension(&control) { return .loop(loop) }
      case IMAGE_DESC_RECORD_TYPE:
        defer { control = Control() }
        return .image(try readImage(control))
      case TERMINATE_RECORD_TYPE:
        return .end
      default:
        throw GIFError("the GIF has a record of an unknown kind")
      }
    }
  }

  /// The indices of the image whose description was read last, in the file's order of rows.
  mutating func readIndices(_ area: PixelArea) throws(GIFError) -> [UInt8] {
    var indices = [UInt8](repeating: 0, count: area.count)
    for row in 0..<area.height {
      let status = indices.withUnsafeMutableBufferPointer { indices in
        DGifGetLine(
          gif, indices.baseAddress.map { $0 + row * area.width }, Int32(area.width))
      }
      try check(status)
    }
    return indices
  }

  private func readImage(_ control: Control) throws(GIFError) -> Image {
    try check(DGifGetImageDesc(gif))
    let image = gif.pointee.Image
    let area = PixelArea(
      x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height))
    guard Self.isPlausible(area.width, area.height) else {
      throw GIFError("a frame of the GIF says it is \(area.width)×\(area.height) pixels")
    }
    return Image(
      area: area, control: control, isInterlaced: image.Interlace,
      localPalette: Self.colours(image.ColorMap))
  }

  /// Gives back the loop count, if the extension is about that.
  private func readExtension(_ control: inout Control) throws(GIFError) -> Int? {
    var function: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(gif, &function, &block))
    var blocks: [[UInt8]] = []
    while let data = block {
      blocks.append(
        Array(UnsafeBufferPointer(start: data + 1, count: Int(data.pointee))))
      try check(DGifGetExtensionNext(gif, &block))
    }
    if function == GRAPHICS_EXT_FUNC_CODE, let first = blocks.first {
      control = try Self.control(first)
    }
    guard function == APPLICATION_EXT_FUNC_CODE, blocks.count >= 2, blocks[1].count >= 3,
      blocks[0] == Array("NETSCAPE2.0".utf8), blocks[1][0] == 1
    else { return nil }
    return Int(blocks[1][1]) | Int(blocks[1][2]) << 8
  }

  private static func control(_ bytes: [UInt8]) throws(GIFError) -> Control {
    var block = GraphicsControlBlock()
    guard DGifExtensionToGCB(bytes.count, bytes, &block) == GIF_OK else {
      throw GIFError("a frame's control block in the GIF is broken")
    }
    return Control(
      delay: Int(block.DelayTime), disposal: Int(block.DisposalMode),
      transparent: block.TransparentColor < 0
        ? nil : UInt8(truncatingIfNeeded: block.TransparentColor))
  }

  private static func colours(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [UInt32]? {
    guard let map else { return nil }
    return UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount)).map {
      UInt32($0.Red) << 16 | UInt32($0.Green) << 8 | UInt32($0.Blue)
    }
  }

  private func check(_ status: Int32) throws(GIFError) {
    guard status == GIF_OK else { throw GIFError(reading: gif.pointee.Error) }
  }
}

/// The bytes giflib reads.
private final class Input {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let read: InputFunc = { gif, data, count in
    guard let owner = gif?.pointee.UserData, let data else { return 0 }
    let input = Unmanaged<Input>.fromOpaque(owner).takeUnretainedValue()
    let taken = min(Int(count), input.bytes.count - input.position)
    input.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      data.update(from: start + input.position, count: taken)
    }
    input.position += taken
    return Int32(taken)
  }
}
