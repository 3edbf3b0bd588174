import CWebP
import Raster

extension DecodedFilm {
  /// An animated WebP, as libwebp plays it; a still one stands for no time.
  init(webP bytes: [UInt8]) throws {
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_bgrA
    var (frames, plays): ([Frame], Int?) = ([], nil)
    try bytes.withUnsafeBufferPointer { buffer in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let decoder = WebPAnimDecoderNew(&data, &options) else {
        throw Unreadable("libwebp cannot read it")
      }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      WebPAnimDecoderGetInfo(decoder, &info)
      if info.frame_count > 1 { plays = Int(info.loop_count) }
      var last: Int32 = 0
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var (pixels, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
        guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
          throw Unreadable("libwebp cannot read frame \(frames.count + 1)")
        }
        var bitmap = Bitmap(width: Int(info.canvas_width), height: Int(info.canvas_height))
        bitmap.withMutablePixels { target in
          for index in target.indices {
            target[index] = (0..<4).reduce(0) { $0 | UInt32(pixels[4 * index + $1]) << (8 * $1) }
          }
        }
        frames.append(Frame(bitmap: bitmap, duration: Double(end - last) / 1000))
        last = end
      }
    }
    (self.frames, self.plays) = (frames, plays)
  }
}
