import CoreGraphics
import Synchronization

/// Pictures that frames have in common: flattened layers, shadows, reduced images.
///
/// Bounded by bytes; what was used longest ago goes first. Whether something is found never changes
/// what is drawn. Safe to share between threads.
package final class RenderingCache: Sendable {
  private struct Entry {
    let picture: CachedPicture
    var lastUse: Int
  }

  private struct State {
    var entries: [PictureKey: Entry] = [:]
    var uses = 0
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: how many bytes are kept, at most.
  package init(limit: Int = 256 << 20) {
    self.limit = limit
  }

  /// What is kept at the moment, in bytes.
  package var byteCount: Int { state.withLock { $0.bytes } }

  /// The picture under `key`, made if need be. Two threads may make the same one at once.
  func picture(_ key: PictureKey, make: () -> CachedPicture) -> CachedPicture {
    if let found = find(key) { return found }
    let made = make()
    insert(made, under: key)
    return made
  }

  private func find(_ key: PictureKey) -> CachedPicture? {
    state.withLock { state in
      guard state.entries[key] != nil else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.picture
    }
  }

  private func insert(_ picture: CachedPicture, under key: PictureKey) {
    guard picture.byteCount <= limit else { return }
    state.withLock { state in
      guard state.entries[key] == nil else { return }
      while state.bytes + picture.byteCount > limit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.bytes -= oldest.value.picture.byteCount
      }
      state.uses += 1
      state.entries[key] = Entry(picture: picture, lastUse: state.uses)
      state.bytes += picture.byteCount
    }
  }
}

/// What a cached picture shows. Holds what it is told apart by.
enum PictureKey: Hashable {
  case image(ImageIdentity)
  /// A layer's content at so many pixels a point.
  case flat(LayerContent, resolution: Double)
  case shadow(LayerContent, resolution: Double)
}

/// An image as a thing, whatever its pixels.
struct ImageIdentity: Hashable {
  let image: CGImage

  static func == (one: ImageIdentity, other: ImageIdentity) -> Bool { one.image === other.image }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
}
