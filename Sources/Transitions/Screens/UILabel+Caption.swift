import UIKit

extension UILabel {
  /// What a page of the gallery says in its middle.
  static func caption(_ text: String, in bounds: CGRect) -> UILabel {
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = text
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    return label
  }
}
