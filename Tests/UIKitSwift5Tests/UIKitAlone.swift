import UIKit

/// Written as for a phone, in Swift 5: a plain class that knows nothing of actors.
final class PlainAnimator: NSObject {
  let view: UIView
  private(set) var ticks = 0
  private var timer: Timer?
  private let queue: DispatchQueue = .main

  init(view: UIView) {
    self.view = view
  }

  func fadeOut() {
    UIView.animate(withDuration: 0.4) {
      self.view.alpha = 0
    } completion: { finished in
      self.view.isHidden = finished
    }
  }

  func blinkLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.view.tag += 1
    }
    queue.async { self.ticks += 100 }
    let item = DispatchWorkItem { self.ticks += 1 }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(250), execute: item)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.ticks += 10
    }
  }
}
