import Foundation
import MeniscusReplay

/// What a worker process is asked to do; it finds it as a file in the folder it is given.
package struct WorkerRequest: Equatable, Codable, Sendable {
  /// The name of the file that holds the request.
  package static let fileName = "request.json"
  /// The name of the file that says what came of it; it is the last that a worker writes.
  package static let resultName = "result.json"
  /// The name of the file that holds the frame chain.
  package static let chainName = "frames.json"
  /// The folder of the files that belong into the report.
  package static let filesName = "files"

  /// The case.
  package var name: CaseName
  /// The trace file.
  package var trace: String
  /// The threads to render with.
  package var threads: Int
  /// A replay that this one has to equal before anything is compared; nil where this is the one,
  /// which paints every tile of every frame.
  package var reference: Reference?
  /// The folder of the case's baseline.
  package var baseline: String
  /// How the tool is called, for what sentences ask to be typed.
  package var command: String
  /// A comparator to use instead of the trace's; nil for the trace's.
  package var comparator: TraceTolerance.Comparator?

  /// The folder of traces, whose tolerances count.
  package var traces: String
  /// The names of the faults that are to be planted one by one; nil where none is.
  package var faults: [String]?

  /// Another replay of the case.
  package struct Reference: Equatable, Codable, Sendable {
    /// The file of its frame chain.
    package var chain: String
    /// The threads that it rendered with.
    package var threads: Int

    /// Names a replay.
    package init(chain: String, threads: Int) {
      self.chain = chain
      self.threads = threads
    }
  }

  /// Makes a request.
  package init(
    name: CaseName, trace: String, traces: String, threads: Int, reference: Reference?,
    baseline: String, command: String, comparator: TraceTolerance.Comparator? = nil
  ) {
    self.name = name
    self.trace = trace
    self.traces = traces
    self.threads = threads
    self.reference = reference
    self.baseline = baseline
    self.command = command
    self.comparator = comparator
  }

  /// Reads the request of a worker's folder.
  package init(in folder: String) throws(SuiteError) {
    let path = folder.appendingPath(Self.fileName)
    guard let request = try? JSONDecoder().decode(Self.self, from: Data(Disk.read(path))) else {
      throw .unreadable(path: path, .missing)
    }
    self = request
  }

  /// Writes the request into a worker's folder.
  package func write(in folder: String) throws(SuiteError) {
    let path = folder.appendingPath(Self.fileName)
    guard let data = try? JSONEncoder().encode(self) else {
      throw .unwritable(path: path, .system(code: EINVAL))
    }
    try Disk.write(data, to: path)
  }
}
