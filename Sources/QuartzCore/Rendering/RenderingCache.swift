import CoreGraphics
import Synchronization

/// Pictures that frames have in common: flattened layers, shadows, reduced images.
///
/// Bounded by bytes; what was used longest ago goes first. Whether something is found never changes
/// what is drawn. Safe to share between threads.
package final class RenderingCache: Sendable {
  /// A picture that is made, or being made.
  private final class Slot: Sendable {
    private let picture = Mutex<CachedPicture?>(nil)

    /// The picture; whoever asks while another thread makes it waits.
    func picture(_ make: () -> CachedPicture) -> (picture: CachedPicture, isNew: Bool) {
      picture.withLock { picture in
        if let picture { return (picture, false) }
        let made = make()
        picture = made
        return (made, true)
      }
    }
  }

  private struct Entry {
    let slot: Slot
    var lastUse: Int
    var bytes = 0
  }

  private struct State {
    var entries: [PictureKey: Entry] = [:]
    var uses = 0
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: how many bytes are kept, at most.
  package init(limit: Int = 128 << 20) {
    self.limit = limit
  }

  /// What is kept at the moment, in bytes.
  package var byteCount: Int { state.withLock { $0.bytes } }

  /// The picture under `key`, made if need be.
  ///
  /// Making one may ask for others, as long as none of them needs the first.
  func picture(_ key: PictureKey, make: () -> CachedPicture) -> CachedPicture {
    let (picture, isNew) = slot(for: key).picture(make)
    if isNew { keep(picture.byteCount, under: key) }
    return picture
  }

  private func slot(for key: PictureKey) -> Slot {
    state.withLock { state in
      state.uses += 1
      let slot = state.entries[key]?.slot ?? Slot()
      state.entries[key, default: Entry(slot: slot, lastUse: 0)].lastUse = state.uses
      return slot
    }
  }

  /// Counts a new picture, and lets go of what makes it too much.
  private func keep(_ bytes: Int, under key: PictureKey) {
    state.withLock { state in
      guard state.entries[key] != nil else { return }
      state.entries[key]?.bytes = bytes
      state.bytes += bytes
      while state.bytes > limit,
        let oldest = state.entries.filter({ $0.value.bytes > 0 })
          .min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.bytes -= oldest.value.bytes
      }
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
