/// Makes random films and compares what is read of them with what was meant.
struct FilmsRun {
  private let plan: Plan

  init(_ plan: Plan) {
    self.plan = plan
  }

  func run() {
    plan.run("films made") { FilmCheck.complaints(of: RandomFilm(seed: plan.seed, number: $0)) }
  }
}
