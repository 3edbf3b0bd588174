public import Foundation
import ImageFiles
public import Raster

extension Bitmap {
  /// As a PNG file.
  public func pngData() throws -> Data {
    Data(try PNGFile.encode(self, compression: .small))
  }

  /// Writes a PNG file.
  public func write(to path: String) throws {
    try AtomicFile.write(PNGFile.encode(self, compression: .small), to: path)
  }
}
