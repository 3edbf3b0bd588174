import CWebP
import ImageFiles
import Raster

/// An animated WebP being made by libwebp, which keeps the coded frames in memory until the end; finished
/// once.
final class WebPAnimation {
  private let encoder: OpaquePointer
  private var config = WebPConfig()

  /// - Parameters:
  ///   - width: In pixels, 1 to 16383.
  ///   - height: In pixels, 1 to 16383.
  ///   - plays: How often it plays, up to 65535; 0 is for ever.
  ///   - quality: Nil for a film without loss, else 0 to 100.
  init(width: Int, height: Int, plays: Int, quality: Int?) throws(FilmFileError) {
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw Self.wrongVersion }
    options.anim_params.loop_count = Int32(plays)
    // Frames that a film can be entered at are for players that jump, and cost a whole picture each.
    (options.kmin, options.kmax) = (0, 0)
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw FilmFileError("libwebp has no memory for a film of \(width)×\(height) pixels")
    }
    self.encoder = encoder
    guard WebPConfigInit(&config) != 0, Self.set(&config, quality: quality) else {
      throw Self.wrongVersion
    }
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a picture that stands from `time` on, in milliseconds.
  func add(_ picture: Bitmap, at time: Int) throws(FilmFileError) {
    var straight = picture.straightWords
    let done = straight.withUnsafeMutableBufferPointer { words in
      var frame = WebPPicture()
      guard WebPPictureInit(&frame) != 0 else { return false }
      frame.use_argb = 1
      (frame.width, frame.height) = (Int32(picture.width), Int32(picture.height))
      (frame.argb, frame.argb_stride) = (words.baseAddress, frame.width)
      return WebPAnimEncoderAdd(encoder, &frame, Int32(time), &config) != 0
    }
    guard done else { throw failure }
  }

  /// Hands over the file of the film that ends at `time`, in milliseconds, and how many frames it has.
  func finish(at time: Int) throws(FilmFileError) -> (bytes: [UInt8], frameCount: Int) {
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(time), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    let bytes = Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    guard let demuxer = WebPDemux(&data) else { throw failure }
    defer { WebPDemuxDelete(demuxer) }
    return (bytes, Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT)))
  }

  private var failure: FilmFileError {
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
    return FilmFileError("libwebp cannot write the film (\(reason)); try a smaller one")
  }

  private static var wrongVersion: FilmFileError {
    FilmFileError("libwebp is not of the version that animatic was built with; build it again")
  }
}

extension WebPAnimation {
  /// False if libwebp can't have it like this.
  private static func set(_ config: inout WebPConfig, quality: Int?) -> Bool {
    guard let quality else { return WebPConfigLosslessPreset(&config, effort) != 0 }
    config.quality = Float(quality)
    // Coloured text on white keeps its edges.
    config.use_sharp_yuv = 1
    return WebPValidateConfig(&config) != 0
  }

  /// Of libwebp's ten levels.
  private static let effort: Int32 = 3
}

extension Bitmap {
  /// The pixels as 0xAARRGGBB words, not multiplied by alpha.
  fileprivate var straightWords: [UInt32] {
    var words = withPixels { Array($0) }
    words.withUnsafeMutableBufferPointer { AlphaConversion.makeStraight($0) }
    return words
  }
}
