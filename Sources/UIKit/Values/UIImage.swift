public import CoreGraphics
public import Foundation
import ImageFiles
import Raster

/// A picture and how many of its pixels make a point.
public final class UIImage: NSObject, Sendable {
  private let look: Look

  /// All there is to know about a picture.
  struct Look: Hashable, Sendable {
    var cgImage: CGImage
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var frames: [UIImage]?
    var duration = 0.0
  }

  init(_ look: Look) {
    self.look = look
  }

  /// A picture without pixels.
  public convenience override init() {
    self.init(Look(cgImage: CGImage(Bitmap(width: 0, height: 0)), scale: 1))
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Unlike Apple's, which keeps the orientation beside the pixels, it turns the pixels upright:
  /// `imageOrientation` is always `.up`.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(Look(cgImage: orientation.upright(cgImage), scale: scale > 0 ? scale : 1))
  }

  /// A file whose name ends in `@2x` or `@3x` has as many pixels a point, any other one.
  ///
  /// Unlike Apple's, a file with such an ending isn't looked for unless it is named, and the log warns
  /// of a file that can't be read.
  public convenience init?(contentsOfFile path: String) {
    do throws(ImageFileError) {
      let image = CGImage(try ImageFile.read(path: path))
      self.init(Look(cgImage: image, scale: Self.scale(ofFile: path) ?? 1))
    } catch .notFound {
      return nil
    } catch {
      UIKitLog.miss("UIImage(contentsOfFile:) is nil: \(error).")
      return nil
    }
  }

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageFile.decode(data, name: "the data") else { return nil }
    self.init(Look(cgImage: CGImage(bitmap), scale: scale > 0 ? scale : 1))
  }

  /// nil if the picture has no pixels.
  public var cgImage: CGImage? { look.cgImage.width > 0 ? look.cgImage : nil }

  /// Pixels in a point.
  public var scale: CGFloat { look.scale }

  /// In points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(look.cgImage.width) / scale, height: CGFloat(look.cgImage.height) / scale)
  }

  public var imageOrientation: Orientation { .up }

  /// The pictures of one that moves.
  public var images: [UIImage]? { look.frames }

  /// How long a picture that moves does so before it begins again, in seconds.
  public var duration: TimeInterval { look.duration }

  public var renderingMode: RenderingMode { look.renderingMode }

  /// The edges that keep their size when the picture is stretched, in points.
  public var capInsets: UIEdgeInsets { look.capInsets }

  public var resizingMode: ResizingMode { look.resizingMode }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Unlike Apple's, what lies between the caps is stretched in both modes.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public func pngData() -> Data? {
    (try? PNGFile.encode(look.cgImage.bitmap)).map { Data($0) }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.look == look
  }

  public override var hash: Int { look.hashValue }

  func changed(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(look)
  }

  /// The pixels in a point that a file's name states; nil where it states none.
  package static func scale(ofFile path: String) -> CGFloat? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : nil
  }
}
