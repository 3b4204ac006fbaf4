/// A stretch of memory that is given back when nothing refers to it any more.
///
/// Its bytes are not initialized. Whoever holds it may write into it from several threads, each place
/// from one of them.
final class MemoryBlock: @unchecked Sendable {
  let byteCount: Int
  private let base: UnsafeMutableRawPointer

  init(byteCount: Int) {
    self.byteCount = byteCount
    base = .allocate(byteCount: byteCount, alignment: 16)
  }

  deinit { base.deallocate() }

  /// A part of the memory as elements of a type that needs no care.
  ///
  /// - Parameter offset: where it begins, a multiple of 16 bytes.
  func elements<Element: BitwiseCopyable>(
    of type: Element.Type, count: Int, from offset: Int = 0
  ) -> UnsafeMutablePointer<Element> {
    assert(offset + count * MemoryLayout<Element>.stride <= byteCount)
    return (base + offset).bindMemory(to: type, capacity: count)
  }
}

/// The memory of a renderer's frames, used again from frame to frame.
///
/// Fresh memory is dear: the system has to clear every page of it. A block is free when nobody but the
/// pool holds it, so that nothing has to be given back by hand; what was not used for some frames is let
/// go. A copy of a pool holds the same blocks, which neither of both takes for free then.
struct MemoryPool: Sendable {
  /// How often the system was asked for memory.
  private(set) var requests = 0
  private var blocks: [MemoryBlock] = []
  /// For how many frames in a row each block was free.
  private var idle: [Int] = []

  /// The frames after which a block that nobody used is let go.
  private static let patience = 16
  /// Blocks are whole multiples of as many bytes, so that they suit what is a little larger, too.
  private static let unit = 16_384

  /// A block of at least as many bytes; its contents are anything.
  mutating func block(byteCount: Int) -> MemoryBlock {
    let wanted = (max(byteCount, 1) + Self.unit - 1) / Self.unit * Self.unit
    var best: Int?
    for index in blocks.indices
    where blocks[index].byteCount >= wanted && blocks[index].byteCount <= 4 * wanted {
      if let best, blocks[best].byteCount <= blocks[index].byteCount { continue }
      if isKnownUniquelyReferenced(&blocks[index]) { best = index }
    }
    if let best {
      idle[best] = 0
      return blocks[best]
    }
    dropOutgrown(wanted)
    requests += 1
    let block = MemoryBlock(byteCount: wanted)
    blocks.append(block)
    idle.append(0)
    return block
  }

  /// Lets go the largest free block that is a little too small: what grows from frame to frame would
  /// leave one behind each time.
  private mutating func dropOutgrown(_ wanted: Int) {
    var largest: Int?
    for index in blocks.indices
    where blocks[index].byteCount < wanted && 4 * blocks[index].byteCount >= wanted {
      if let largest, blocks[largest].byteCount >= blocks[index].byteCount { continue }
      if isKnownUniquelyReferenced(&blocks[index]) { largest = index }
    }
    guard let largest else { return }
    blocks.remove(at: largest)
    idle.remove(at: largest)
  }

  /// Lets go what was not used for some frames; called when a frame is done.
  mutating func endFrame() {
    for index in blocks.indices.reversed() {
      guard isKnownUniquelyReferenced(&blocks[index]) else {
        idle[index] = 0
        continue
      }
      idle[index] += 1
      guard idle[index] > Self.patience else { continue }
      blocks.remove(at: index)
      idle.remove(at: index)
    }
  }

  /// The bytes of all blocks.
  var byteCount: Int { blocks.reduce(0) { $0 + $1.byteCount } }
}
