import Foundation
import Testing

/// Code that waits: tasks, sleeps and queues of an app are on the film's time.
@Suite struct AsyncCodeTests {
  private static let code = """
    import UIKit

    final class Later: NSObject, UIViewControllerAnimatedTransitioning {
      private let way: String
      init(_ way: String) { self.way = way }
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: .to) else { return }
        context.containerView.addSubview(page)
        page.alpha = 0
        let complete = {
          page.alpha = 1
          print("complete")
          context.completeTransition(true)
        }
        switch way {
        case "await":
          Task {
            await self.fade(page)
            complete()
          }
        case "sleep":
          Task {
            try? await Task.sleep(nanoseconds: 150_000_000)
            try? await Task.sleep(for: .milliseconds(50))
            complete()
          }
        case "detached":
          Task.detached {
            let numbers = await withTaskGroup(of: Int.self) { group in
              for number in 1...3 { group.addTask { number } }
              return await group.reduce(0, +)
            }
            print(numbers)
            await MainActor.run { complete() }
          }
        case "background":
          DispatchQueue.global().async {
            DispatchQueue.main.async { complete() }
          }
        case "after":
          DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 0.25) {
            DispatchQueue.main.sync { complete() }
          }
        case "serial":
          let queue = DispatchQueue(label: "own")
          queue.async { print("first") }
          queue.async { DispatchQueue.main.async { complete() } }
        default: break
        }
      }

      @MainActor private func fade(_ page: UIView) async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
          UIView.animate(withDuration: 0.4, animations: { page.alpha = 1 }) { _ in done.resume() }
        }
      }
    }

    """

  @Test(arguments: [
    ("await", "0.3 to 0.7 s", ["complete"]), ("sleep", "0.3 to 0.5 s", ["complete"]),
    ("detached", "at 0.3 s", ["6", "complete"]), ("background", "at 0.3 s", ["complete"]),
    ("after", "0.3 to 0.55 s", ["complete"]), ("serial", "at 0.3 s", ["first", "complete"]),
  ])
  func whatIsWaitedForIsOnTheFilmsTime(way: String, time: String, prints: [String]) throws {
    let folder = try Scratch()
    let tool = Tool(folder: folder)
    try folder.write(Self.code, as: "Later.swift")
    let words = ["Later.swift", "--animator", "Later(\"\(way)\")", "--as", "push"]

    let trace = try tool.run(["trace"] + words)
    let film = try tool.run(["render"] + words + ["--width", "20", "--fps", "10", "-o", "a.gif"])
    let again = try tool.run(["render"] + words + ["--width", "20", "--fps", "10", "-o", "b.gif"])

    #expect(trace.text.contains("step 2: push b with Later(\"\(way)\"), \(time), finished"))
    #expect(trace.talk.split(separator: "\n").map(String.init) == prints)
    #expect(film.status == 0 && again.status == 0, "\(film.talk)")
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }
}
