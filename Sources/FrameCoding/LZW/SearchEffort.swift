/// How hard the coder looks for what takes fewer bytes.
struct SearchEffort {
  /// With how many colours beside the best ones a match may begin.
  var neighbours: Int
  /// So often a match's search may branch.
  var branchings: Int
  /// The dictionaries to try, each by the codes over which it is judged whether one has had its time.
  var windows: [Int]

  init(_ speed: GIFOptions.Speed) {
    switch speed {
    case .fast: (neighbours, branchings, windows) = (2, 64, [64])
    case .default: (neighbours, branchings, windows) = (8, 256, [64])
    case .best: (neighbours, branchings, windows) = (32, 4096, [16, 64, 256, 1024])
    }
  }
}
