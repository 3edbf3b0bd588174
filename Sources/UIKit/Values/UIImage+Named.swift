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
  /// Unlike Apple's, it doesn't look into asset catalogs. If there is no such picture, the log warns of
  /// it by its name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let path = Self.path(of: name, in: bundle, traitCollection) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Unlike Apple's, always nil, and the log warns of it by the symbol's name: SF Symbols are Apple's
  /// own.
  public convenience init?(systemName name: String) {
    UIKitLog.miss(
      "UIImage(systemName: \"\(name)\") is nil: the SF Symbols are Apple's own and not here; add a "
        + "picture of your own and load it by UIImage(named:).")
    return nil
  }

  /// Where a picture is; warns if it is nowhere.
  private static func path(
    of name: String, in bundle: Bundle?, _ traits: UITraitCollection?
  ) -> String? {
    let folder = (bundle ?? .main).resourceURL
    let names = candidates(for: name, scale: (traits ?? .current).displayScale)
    let paths = names.compactMap { folder?.appendingPathComponent($0).path }
    if let path = paths.first(where: FileManager.default.fileExists) { return path }
    UIKitLog.miss(
      "UIImage(named: \"\(name)\") is nil: there is no \(names.joined(separator: ", ")) in "
        + "\(folder?.path ?? "the bundle"); add the picture there.")
    return nil
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
