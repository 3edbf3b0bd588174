public import Foundation

extension UIImage {
  /// A picture that moves where an image view shows it; elsewhere it is the first one. A duration of 0
  /// is a thirtieth of a second for each.
  public static func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration > 0 ? duration : Double(images.count) / 30
    }
  }
}
