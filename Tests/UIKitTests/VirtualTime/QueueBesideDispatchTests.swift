import Dispatch
import QuartzCore
import Testing
import UIKit

@Suite("The main queue beside an import of Dispatch")
@MainActor
struct QueueBesideDispatchTests {
  @Test("Its calls still find virtual time")
  func virtualTime() throws {
    try Film.play { film in
      let view = film.view()

      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { view.alpha = 0.5 }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(7200)) {
        DispatchQueue.main.async { view.alpha = 0 }
      }
      try film.clock.advance(to: 3600)
      #expect(view.alpha == 0.5)
      try film.clock.advance(to: 7200)
      #expect(view.alpha == 0)
    }
  }
}
