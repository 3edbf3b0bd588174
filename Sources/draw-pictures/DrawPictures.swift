import Foundation
import UIKit

/// Draws the pictures of the fixtures anew: `draw-pictures FOLDER`.
@main
enum DrawPictures {
  @MainActor static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: draw-pictures FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    for landscape in Landscape.all {
      try landscape.png(side: 560).write(
        to: folder.appendingPathComponent(landscape.name + ".png"), options: .atomic)
    }
    for icon in Icon.all {
      try icon.png.write(
        to: folder.appendingPathComponent(icon.name + "@3x.png"), options: .atomic)
    }
  }
}
