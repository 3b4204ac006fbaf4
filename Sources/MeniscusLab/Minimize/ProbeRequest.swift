import MeniscusFormats
import MeniscusSuite

/// What a worker process is asked to do where only failures are looked for: one replay, without a
/// baseline.
package struct ProbeRequest: Equatable, WorkerFile, Sendable {
  /// The name of the file that holds the request.
  package static let fileName = "probe.json"

  /// The trace file, in the environment in which it is to be replayed.
  package var trace: String
  /// The threads to render with.
  package var threads = 1
  /// Whether every tile of every frame is painted.
  package var repaintsEverything = false
  /// Whether the files of the checkpoints are kept.
  package var keepsCheckpoints = false
  /// The last frame that is shown; nil for that of the trace.
  package var lastFrame: Int?
}

extension ProbeRequest {
  /// Reads the request of a worker's folder; nil where it has none.
  package init?(in folder: String) throws(SuiteError) {
    let path = folder.appendingPath(Self.fileName)
    guard FileSystem.kind(of: path) != nil else { return nil }
    self = try FileSystem.read(Self.self, fromJSONAt: path)
  }
}

/// What a worker says of a replay that it was asked to make for failures.
package struct ProbeResult: Equatable, WorkerFile, Sendable {
  /// The name of the file that says it; it is the last that a worker writes.
  package static let fileName = "found.json"

  /// What it found, the worst first.
  package var failures: [ReplayFailure]
}
