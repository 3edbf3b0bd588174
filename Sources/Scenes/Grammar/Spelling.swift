/// Finds what a misspelt word was meant to be.
package enum Spelling {
  /// The candidate that takes the fewest letters inserted, dropped, exchanged or swapped to get to
  /// from `word`, of equally near ones the first; or the only one that `word` is a part of; nil if
  /// none is near, as when no letter of `word` would stay.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = min(max(1, word.count / 3), word.count - 1)
    let distances = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    if let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit {
      return best.candidate
    }
    let longer = candidates.filter { $0.lowercased().contains(word.lowercased()) }
    return longer.count == 1 && word.count >= 3 ? longer[0] : nil
  }

  /// "; the nearest is 'size'", or if none is near "; there are 'a', 'b' and 'c'", or "; there is 'a'".
  package static func advice(for word: String, among candidates: [String]) -> String {
    if let nearest = nearest(to: word, among: candidates) { return "; the nearest is '\(nearest)'" }
    if candidates.isEmpty { return "" }
    return "; there \(candidates.count == 1 ? "is" : "are") \(enumeration(of: candidates))"
  }

  /// "'a', 'b' and 'c'"
  package static func enumeration(of words: [String], last conjunction: String = "and") -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The optimal string alignment distance (Damerau 1964), whatever the case of the letters.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
