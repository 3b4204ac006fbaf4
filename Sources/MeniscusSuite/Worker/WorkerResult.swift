import MeniscusFormats

/// What a worker process says of the replay that it made.
package struct WorkerResult: Equatable, Codable, Sendable {
  /// What was found about the case.
  package var report: TraceReport
  /// Whether what the replay produced may become a baseline.
  package var isAcceptable: Bool

  /// Makes a result.
  package init(report: TraceReport, isAcceptable: Bool) {
    self.report = report
    self.isAcceptable = isAcceptable
  }

  /// Reads the result in a worker's folder; nil where the worker did not come to write one.
  package init?(in folder: String) {
    let path = folder.appendingPath(WorkerRequest.resultName)
    guard let bytes = try? Disk.read(path) else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads a result; nil for what is none.
  package init?(bytes: [UInt8]) {
    guard let result = JSONText.decoded(Self.self, from: bytes) else { return nil }
    self = result
  }

  /// Writes the result into a worker's folder.
  package func write(in folder: String) throws(SuiteError) {
    try Disk.write(self, asJSONTo: folder.appendingPath(WorkerRequest.resultName))
  }
}
