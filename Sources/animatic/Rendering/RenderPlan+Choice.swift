import Scenes

extension RenderPlan {
  /// The plan of a command that looks at one film: the first of a scene, of those that are wanted.
  static func choosing(
    _ words: [String], _ subject: SubjectOptions, _ options: RenderOptions
  ) throws -> (plan: RenderPlan, job: RenderJob) {
    var plan = RenderPlan(options)
    try plan.add(words: words, subject)
    if let failure = plan.failures.first { throw failure }
    guard let job = plan.jobs.first else {
      throw Failure(
        .nothingMatched,
        "no film of \(words.joined(separator: " ")) is called '\(options.only?.pattern ?? "")'")
    }
    return (plan, job)
  }
}
