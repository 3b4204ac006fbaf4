import MeniscusFormats
import MeniscusSuite

/// What a worker process is asked to do where replays are measured: several of one trace, without a
/// baseline, or of a case of a part of the stack.
struct TimingRequest: Equatable, WorkerFile, Sendable {
  /// The name of the file that holds the request.
  static let fileName = "timing.json"

  /// The trace file, in the environment in which it is to be replayed; nil for a case of a part.
  var trace: String?
  /// The part, and the name of its case in it.
  var part: BenchmarkPart?
  var name: String?
  /// The replays that are not measured, and come first.
  var warmUps: Int
  /// The replays that are measured.
  var repetitions: Int
  /// The phase that takes longer on purpose, and the part of its time that is added; nil for none.
  var slowPhase: String?
  var slowShare: Double?
}

extension TimingRequest {
  /// Reads the request of a worker's folder; nil where it has none.
  init?(in folder: String) throws(SuiteError) {
    let path = folder.appendingPath(Self.fileName)
    guard FileSystem.kind(of: path) != nil else { return nil }
    self = try FileSystem.read(Self.self, fromJSONAt: path)
  }
}

/// What a worker says of the replays that it measured.
struct TimingResult: Equatable, WorkerFile, Sendable {
  /// The name of the file that says it; it is the last that a worker writes.
  static let fileName = "timed.json"

  /// What it measured; nil where a replay did not come to its end.
  var timing: ReplayTiming?
  /// Why it did not.
  var failure: ReplayFailure?
}
