import FrameCoding

/// How many frames a second there can be.
enum RateLimit {
  static func check(_ fps: Double?) throws(UsageError) {
    guard let fps else { return }
    guard fps > 0, fps <= 1000 else {
      throw UsageError("'--fps' takes more than 0, up to 1000, not '\(fps.brief)'")
    }
  }

  /// Says so if a format can't show so many.
  static func warn(_ fps: Double?, _ format: FrameFormat, in console: Console) {
    guard let fps, let most = format.tick?.highestRate, fps > most else { return }
    console.warn(
      "\(format.withArticle) shows \(Int(most)) frames a second at most, not \(fps.brief); some are left out"
    )
  }
}
