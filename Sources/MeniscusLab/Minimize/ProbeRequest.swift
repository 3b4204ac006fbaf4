import MeniscusFormats
/// What a worker process is asked to do where only failures are looked for: one replay, without a
/// baseline.
package struct ProbeRequest: Equatable, Codable, Sendable {
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

  /// Makes a request for a plain replay of a trace.
  package init(trace: String) {
    self.trace = trace
  }

  /// Reads the request of a worker's folder; nil where it has none.
  package init?(in folder: String) throws(SuiteError) {
    let path = folder.appendingPath(Self.fileName)
    guard Disk.kind(of: path) != nil else { return nil }
    self = try Disk.read(Self.self, fromJSONAt: path)
  }

  /// Writes the request into a worker's folder.
  package func write(in folder: String) throws(SuiteError) {
    try Disk.write(self, asJSONTo: folder.appendingPath(Self.fileName))
  }
}

/// What a worker says of a replay that it was asked to make for failures.
package struct ProbeResult: Equatable, Codable, Sendable {
  /// The name of the file that says it; it is the last that a worker writes.
  package static let fileName = "found.json"

  /// What it found, the worst first.
  package var failures: [ReplayFailure]

  /// Makes a result.
  package init(failures: [ReplayFailure]) {
    self.failures = failures
  }

  /// Reads the result in a worker's folder; nil where the worker did not come to write one.
  package init?(in folder: String) {
    let path = folder.appendingPath(Self.fileName)
    guard let result = try? Disk.read(Self.self, fromJSONAt: path) else { return nil }
    self = result
  }

  /// Writes the result into a worker's folder.
  package func write(in folder: String) throws(SuiteError) {
    try Disk.write(self, asJSONTo: folder.appendingPath(Self.fileName))
  }
}
