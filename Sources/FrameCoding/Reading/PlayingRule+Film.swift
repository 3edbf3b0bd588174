extension PlayingRule {
  /// All that may be played otherwise than it is meant.
  static func warnings(
    of film: GIFStructure, _ scans: [LZWScan], fileEnd: Int
  ) -> [GIFInspection.Warning] {
    var frames = [[Int]](repeating: [], count: ofFrames.count)
    for index in film.images.indices {
      let context = Context(film: film, index: index, image: film.images[index], scan: scans[index])
      for (rule, isBroken) in ofFrames.map({ $0.concerns(context) }).enumerated() where isBroken {
        frames[rule].append(index + 1)
      }
    }
    let ofFrames = zip(ofFrames, frames).filter { !$1.isEmpty }.map { rule, frames in
      GIFInspection.Warning(text: rule.text, frames: frames)
    }
    return ofFrames
      + sentences(of: film, fileEnd: fileEnd).map { GIFInspection.Warning(text: $0, frames: []) }
  }

  private static func sentences(of film: GIFStructure, fileEnd: Int) -> [String] {
    var sentences: [String] = []
    if film.images.count > 1 {
      if let loop = film.loop {
        if loop.isLate {
          sentences.append(
            "the loop block comes after the first frame, where some viewers overlook it")
        }
      } else if film.end != nil {
        sentences.append("there is no loop block, so the film plays once")
      }
    }
    if film.brokenLoopCount > 0 { sentences.append("a loop block has no count that viewers know") }
    if film.plainTextCount > 0 {
      sentences.append("no browser draws the text of plain-text blocks")
    }
    if film.emptyExtensionCount > 0 {
      sentences.append("an extension holds nothing, and giflib and Pillow lose their way there")
    }
    if let end = film.end, end < fileEnd {
      sentences.append(
        "\(fileEnd - end) bytes after the trailer, at byte \(end), are there for nothing")
    }
    return sentences
  }
}
