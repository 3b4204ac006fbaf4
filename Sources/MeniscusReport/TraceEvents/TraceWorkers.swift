import MeniscusFormats

/// The workers of a run, each a thread of its one process.
struct TraceWorkers {
  /// The worker of each case, counted from 1; that of a case that never began is 1.
  let places: [Int]
  /// How many workers there are.
  let count: Int

  /// Gives each case the first worker that has nothing else to do.
  init(_ extents: [TraceSlice?]) {
    var places = [Int](repeating: 1, count: extents.count)
    var ends: [UInt64] = []
    let order = extents.indices.compactMap { index in extents[index].map { (index, $0) } }
      .sorted { ($0.1.start, $0.0) < ($1.1.start, $1.0) }
    for (index, extent) in order {
      if let free = ends.firstIndex(where: { $0 <= extent.start }) {
        ends[free] = extent.end
        places[index] = free + 1
      } else {
        ends.append(extent.end)
        places[index] = ends.count
      }
    }
    self.places = places
    count = ends.count
  }

  /// The thread on which a worker works; viewers take 0 for something else.
  static func thread(_ worker: Int) -> Int { 2 * worker - 1 }

  /// The thread on which events arrive at a worker.
  static func inputThread(_ worker: Int) -> Int { 2 * worker }

  /// What names the threads.
  var names: [JSONValue] {
    (0..<count).flatMap { index -> [JSONValue] in
      let worker = index + 1
      let threads = [
        (Self.thread(worker), "worker \(worker)"),
        (Self.inputThread(worker), "worker \(worker) input"),
      ]
      return threads.flatMap { thread, name in
        [
          Self.row("thread_name", thread: thread, ["name": .string(name)]),
          Self.row("thread_sort_index", thread: thread, ["sort_index": .integer(thread)]),
        ]
      }
    }
  }

  /// A row that says something about a thread.
  static func row(_ kind: String, thread: Int, _ arguments: JSONValue) -> JSONValue {
    [
      "ph": "M", "name": .string(kind), "pid": 1, "tid": .integer(thread), "ts": 0,
      "args": arguments,
    ]
  }
}
