public import Raster

/// Takes the frames of a film, one after the other, and writes it.
public protocol FrameEncoder: AnyObject {
  /// Adds a frame of the film's size.
  func add(_ frame: Frame) throws
  /// Writes what is left; nothing can be added afterwards.
  func finish() throws
  /// How many frames the film has as it is written, which merging may make fewer than were added; final
  /// after `finish()`.
  var frameCount: Int { get }
}

/// Takes the next bytes of a file.
public typealias ByteSink = ([UInt8]) throws -> Void
