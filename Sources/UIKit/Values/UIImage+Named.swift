public import Foundation
import ImageFiles

extension UIImage {
  /// A picture among the main bundle's resources.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture among a bundle's resources, such as those of a Swift package: `name` with or without
  /// `.png` or `.jpg`, at the scale of the traits if there is one (`name@2x.png`).
  ///
  /// Unlike Apple's, it doesn't look into asset catalogs.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourceURL else { return nil }
    let scale = (traitCollection ?? .current).displayScale
    let found = Self.candidates(for: name, scale: scale).lazy
      .map { folder.appendingPathComponent($0).path }
      .first { FileManager.default.fileExists(atPath: $0) }
    guard let found else { return nil }
    self.init(contentsOfFile: found)
  }

  /// File names in the order in which they are tried: the scale of the traits, then sharper ones.
  private static func candidates(for name: String, scale: CGFloat) -> [String] {
    let file = URL(fileURLWithPath: name)
    let extensions = file.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [file.pathExtension]
    let stem =
      file.pathExtension.isEmpty ? name : String(name.dropLast(file.pathExtension.count + 1))
    let own = scale >= 3 ? "@3x" : scale >= 2 ? "@2x" : ""
    let suffixes = [own] + ["@3x", "@2x", ""].filter { $0 != own }
    return suffixes.flatMap { suffix in extensions.map { stem + suffix + "." + $0 } }
  }
}
