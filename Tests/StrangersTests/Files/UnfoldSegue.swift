// swift-format-ignore-file

import UIKit

class UnfoldSegue: UIStoryboardSegue {
    override func perform() {
        let sourceView = source.view!
        let destinationView = destination.view!
        let size = UIScreen.main.bounds.size
        destinationView.frame = CGRect(x: 0, y: size.height, width: size.width, height: size.height)
        UIApplication.shared.keyWindow?.insertSubview(destinationView, aboveSubview: sourceView)

        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear, animations: { () -> Void in
            sourceView.frame = sourceView.frame.offsetBy(dx: 0.0, dy: -size.height)
            destinationView.frame = destinationView.frame.offsetBy(dx: 0.0, dy: -size.height)
        }) { (Finished) -> Void in
            self.source.present(self.destination, animated: false, completion: nil)
        }
    }
}
