import CoreGraphics
import Foundation

/// The contexts that UIKit draws in, the current one last: a stack for each thread.
final class GraphicsStack {
  private struct Entry {
    var context: CGContext
    /// Pixels in a point of an image context; nil for any other.
    var imageScale: CGFloat?
  }

  private var entries: [Entry] = []

  static var ofThread: GraphicsStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    storage[key] = stack
    return stack
  }

  private static let key = "UIKit.GraphicsStack"

  var current: CGContext? { entries.last?.context }

  var imageScale: CGFloat? { entries.last?.imageScale }

  func push(_ context: CGContext, scale: CGFloat?) {
    entries.append(Entry(context: context, imageScale: scale))
  }

  func pop() {
    _ = entries.popLast()
  }
}
