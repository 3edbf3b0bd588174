/// How long each picture of a film stands, as the command line says.
struct DurationList: Equatable {
  /// In seconds.
  var durations: [Double]

  /// From `0.1,0.5s,200ms`: each 0 to an hour.
  init(_ text: String) throws(UsageError) {
    durations = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard case .seconds(let seconds)? = TraceTime(word), seconds <= 3600 else {
        throw UsageError(
          "'--durations' takes times like 0.1,0.5s,200ms, up to an hour each; number "
            + "\(durations.count + 1) is '\(word)'")
      }
      durations.append(seconds)
    }
  }

  /// Gives each picture its time.
  func apply(to list: inout FrameList) throws(UsageError) {
    guard durations.count == list.entries.count else {
      let (times, pictures) = (durations.count, list.entries.count)
      let lacking =
        times < pictures
        ? "\(list.entries[times].path) is the first without one"
        : "number \(pictures + 1) has no picture"
      throw UsageError(
        "'--durations' has \(times) time\(times == 1 ? "" : "s") for \(pictures) "
          + "picture\(pictures == 1 ? "" : "s"): \(lacking)")
    }
    for index in durations.indices { list.entries[index].duration = durations[index] }
  }
}
