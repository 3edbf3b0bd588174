import Raster

/// Fills holes of a picture from what lies around them: each channel becomes as smooth as a membrane that
/// is spanned over the hole from its border (Laplace's equation), whatever the hole's shape.
///
/// Solved from coarse to fine: the picture is halved until the hole is gone, and each finer one begins with
/// the coarser one's solution.
struct Surroundings {
  /// Rectangles of the picture, in pixels.
  let holes: [PixelFrame]

  /// The picture with its holes filled; a hole that has no border stays as it is.
  func filling(_ bitmap: Bitmap) -> Bitmap {
    var filled = bitmap
    for group in clusters {
      guard let frame = group.dropFirst().reduce(group.first, { $0?.union($1) }) else { continue }
      let region = frame.outset(by: 1).clipped(width: bitmap.width, height: bitmap.height)
      Self.fill(group, of: region, in: &filled)
    }
    return filled
  }

  /// Fills holes from what else is in a region.
  static func fill(_ holes: [PixelFrame], of region: PixelFrame, in bitmap: inout Bitmap) {
    var membrane = Membrane(bitmap, region: region, holes: holes)
    if membrane.settle() { membrane.copy(holes: holes, of: region, into: &bitmap) }
  }

  /// Holes that touch each other have no border between them and are filled together.
  private var clusters: [[PixelFrame]] {
    var clusters: [[PixelFrame]] = []
    for hole in holes {
      let near = clusters.indices.filter { index in
        clusters[index].contains { $0.outset(by: 1).intersects(hole) }
      }
      let joined = near.flatMap { clusters[$0] } + [hole]
      for index in near.reversed() { clusters.remove(at: index) }
      clusters.append(joined)
    }
    return clusters
  }
}
