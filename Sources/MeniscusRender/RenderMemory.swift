/// All memory that a renderer draws with, kept from frame to frame.
///
/// A frame that needs no more than the frames before asks the system for none while it draws.
struct RenderMemory: Sendable {
  /// What captures and glass are worked out in.
  var pool = MemoryPool()
  /// What each worker needs for itself, by its number.
  private(set) var workers: [WorkerScratch] = []

  /// How often the system was asked for memory.
  var requests: Int { workers.reduce(pool.requests) { $0 + $1.requests } }

  /// Sees that each worker has its own, and no other renderer shares it.
  mutating func prepare(workers count: Int) {
    for index in workers.indices where !isKnownUniquelyReferenced(&workers[index]) {
      workers[index] = WorkerScratch()
    }
    while workers.count < count { workers.append(WorkerScratch()) }
  }
}
