/// All memory that a renderer draws with, kept from frame to frame.
///
/// A frame that needs no more than the frames before asks the system for none while it draws.
struct RenderMemory: Sendable {
  /// What captures and glass are worked out in.
  var pool = MemoryPool()
  /// What bands keep beneath groups and clips.
  var stores = BandStores()
  /// What each worker needs for itself, by its number.
  private(set) var workers: [WorkerScratch] = []

  /// How often the system was asked for memory.
  var requests: Int {
    workers.reduce(pool.requests + stores.requests) { $0 + $1.requests }
  }

  /// The bytes of what is shared and of what bands keep.
  var byteCount: Int { pool.byteCount + stores.byteCount }

  /// Lets go what was not used for some frames; called when a frame is done.
  mutating func endFrame() {
    pool.endFrame()
    stores.endFrame()
  }

  /// Sees that each worker has its own, and no other renderer shares it.
  mutating func prepare(workers count: Int) {
    for index in workers.indices where !isKnownUniquelyReferenced(&workers[index]) {
      workers[index] = WorkerScratch()
    }
    while workers.count < count { workers.append(WorkerScratch()) }
  }
}
