/// A GIF taken apart into its blocks, of any length and however broken; no picture is decoded.
///
/// What comes after a fault that hides where the next block begins is not read.
struct GIFStructure {
  /// `87a`, `89a`, or whatever stands there.
  var version = ""
  var screen = Screen()
  /// The last loop block that says so.
  var loop: Loop?
  var images: [Image] = []
  var parts = GIFInspection.Parts()
  /// In the order of the file.
  var faults: [GIFInspection.Fault] = []
  /// Loop blocks without a number that anyone understands.
  var brokenLoopCount = 0
  /// Blocks that draw text, which no browser does.
  var plainTextCount = 0
  /// Extensions that hold nothing.
  var emptyExtensionCount = 0
  /// Where the trailer ends, if there is one.
  var end: Int?

  /// What holds for all images.
  struct Screen {
    /// In pixels.
    var width = 0
    /// In pixels.
    var height = 0
    /// As 0x00RRGGBB words.
    var palette: [UInt32]?
  }

  struct Loop {
    /// 0 = for ever, n = n more plays.
    var count: Int
    /// Whether an image stands before it.
    var isLate: Bool
  }

  /// What stands before an image.
  struct Control {
    /// In centiseconds.
    var delay = 0
    /// What happens to the image afterwards: 0 or 1 stays, 2 cleared, 3 what was before comes back.
    var disposal = 0
    var transparent: UInt8?
  }

  struct Image {
    /// Where its description begins.
    var offset: Int
    /// Its rectangle, which may reach outside of the screen.
    var area: PixelArea
    var control: Control
    var isInterlaced: Bool
    /// As 0x00RRGGBB words, if it has a palette of its own.
    var localPalette: [UInt32]?
    /// Where its code size and LZW blocks lie, the empty block at the end included.
    var data: Range<Int>
    /// Whether the empty block at the end is there.
    var isWhole: Bool
  }

}

extension GIFStructure {
  /// - Throws: If the bytes don't begin as a GIF does.
  init(_ bytes: [UInt8]) throws(GIFError) {
    var walker = GIFWalker(bytes)
    self = try walker.walk()
  }

  /// The palette that an image is painted with.
  func palette(of image: Image) -> [UInt32]? { image.localPalette ?? screen.palette }
}
