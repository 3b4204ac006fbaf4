import MeniscusGeometry

/// What a band keeps of the pixels beneath open groups and clips.
struct BandStore: Sendable {
  /// The groups and clips that are open, the innermost last.
  var open: [OpenLayer] = []
  /// The pixels that they keep, one after the other.
  var saved: [UInt32] = []
  /// Whether a group or clip was opened.
  var isUsed = false
  /// How many pixels there was room for before the frame.
  fileprivate var room = 0
}

/// A group or clip that is open in a band.
struct OpenLayer: Sendable {
  enum Kind: Sendable {
    /// A clip to whole pixels.
    case scissor
    case clip(PreparedShape)
    case group(opacity: UInt32)
  }

  let kind: Kind
  /// The pixels that were kept.
  let region: PixelRect
  /// Where painting was allowed before.
  let scissor: PixelRect
  /// Where the kept pixels begin.
  let firstSaved: Int
}

/// The stores of bands, used again from frame to frame.
struct BandStores: Sendable {
  /// How often a band needed more room than there was.
  private(set) var requests = 0
  private var free: [BandStore] = []
  /// Whether a band of this frame kept anything, and for how many frames none did.
  private var isUsed = false
  private var idle = 0

  /// The frames after which stores that nobody used are let go.
  private static let patience = 16

  /// A store for a band, which gives it back.
  mutating func take() -> BandStore { free.popLast() ?? BandStore() }

  /// Takes a store back, of which nobody else has a copy; the last that is taken back is the first that
  /// is given away again.
  mutating func giveBack(_ store: consuming BandStore) {
    assert(store.open.isEmpty && store.saved.isEmpty, "All that was open has ended.")
    if store.saved.capacity > store.room { requests += 1 }
    isUsed = isUsed || store.isUsed
    store.isUsed = false
    store.room = store.saved.capacity
    free.append(store)
  }

  /// Lets go what was not used for some frames; called when a frame is done.
  mutating func endFrame() {
    idle = isUsed ? 0 : idle + 1
    isUsed = false
    if idle > Self.patience { free = [] }
  }

  /// The bytes of all stores.
  var byteCount: Int { free.reduce(0) { $0 + 4 * $1.room } }
}
