import FrameCoding

/// What `inspect` says of a GIF.
struct InspectionReport: Encodable {
  struct Image: Encodable {
    /// Where its description begins in the file.
    var offset: Int
    /// In centiseconds.
    var delay: Int
    /// In pixels.
    var x: Int, y: Int, width: Int, height: Int
    var disposal: Int
    /// The colours in the frame's own table; 0 if it uses the table for all.
    var localPalette: Int, localPaletteUnused: Int
    var transparentIndex: Int?
    /// Whether a pixel has the transparent index.
    var hasTransparency: Bool
    var interlaced: Bool
    var codeSize: Int
    var bytes: Int
  }

  struct Fault: Encodable {
    var offset: Int
    /// The first one is 1.
    var frame: Int?
    var text: String
  }

  struct Parts: Encodable {
    var header: Int, palettes: Int, imageHeads: Int, imageData: Int
    var extensions: Int, comments: Int, other: Int
  }

  var file: String
  var version: String
  /// In pixels.
  var width: Int, height: Int
  /// In centiseconds.
  var duration: Int
  /// 0 = for ever, n = n more plays; null = once.
  var loop: Int?
  var globalPalette: Int, globalPaletteUnused: Int
  var bytes: Int
  var parts: Parts
  var frameCount: Int
  var frames: [Image]
  var warnings: [String]
  var faults: [Fault]

  init(file: String, _ gif: GIFInspection) {
    (self.file, version) = (file, gif.version)
    (width, height, duration) = (gif.width, gif.height, gif.duration)
    (loop, bytes) = (gif.loopCount, gif.byteCount)
    (globalPalette, globalPaletteUnused) = (gif.globalPaletteCount, gif.globalPaletteUnusedCount)
    parts = Parts(gif.parts)
    frameCount = gif.frames.count
    frames = gif.frames.map(Image.init)
    warnings = gif.warnings.map(\.description)
    faults = gif.faults.map { Fault(offset: $0.offset, frame: $0.frame, text: $0.text) }
  }
}

extension InspectionReport.Image {
  init(_ image: GIFInspection.Image) {
    (offset, delay, disposal) = (image.offset, image.delay, image.disposal)
    (x, y, width, height) = (image.x, image.y, image.width, image.height)
    (localPalette, localPaletteUnused) = (image.localPaletteCount, image.localPaletteUnusedCount)
    (transparentIndex, hasTransparency) = (image.transparentIndex, image.hasTransparency)
    (interlaced, codeSize, bytes) = (image.isInterlaced, image.codeSize, image.dataByteCount)
  }
}

extension InspectionReport.Parts {
  init(_ parts: GIFInspection.Parts) {
    (header, palettes) = (parts.header, parts.palettes)
    (imageHeads, imageData) = (parts.imageHeads, parts.imageData)
    (extensions, comments, other) = (parts.extensions, parts.comments, parts.other)
  }
}
