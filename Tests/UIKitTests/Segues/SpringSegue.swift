import UIKit

/// The second view springs up over the first, as in the article on segues (demo 002-e).
final class SpringSegue: UIStoryboardSegue {
  override func perform() {
    guard let first = source.view, let second = destination.view,
      let window = UIApplication.shared.keyWindow
    else { return }
    let size = UIScreen.main.bounds.size
    second.frame = CGRect(x: 0, y: size.height, width: size.width, height: size.height)
    window.insertSubview(second, aboveSubview: first)

    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [],
      animations: {
        second.frame = second.frame.offsetBy(dx: 0, dy: -size.height)
      },
      completion: { _ in
        self.source.present(self.destination, animated: false)
      })
  }
}

/// The second view springs down and uncovers the first (demo 002-f).
final class SpringUnwindSegue: UIStoryboardSegue {
  override func perform() {
    guard let second = source.view, let first = destination.view,
      let window = UIApplication.shared.keyWindow
    else { return }
    window.insertSubview(first, at: 0)

    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [],
      animations: {
        second.frame = second.frame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
      },
      completion: { _ in
        self.source.dismiss(animated: false)
      })
  }
}
