import Foundation
import MeniscusFormats
import MeniscusSuite

/// Replays traces in worker processes and says what fails in them.
package struct ReplayProbe: Sendable {
  /// What a replay gave.
  package struct Outcome: Sendable {
    /// What fails, the worst first.
    package var failures: [ReplayFailure]
    /// The frames that were shown; nil where the process was stopped before it could tell.
    package var hashLog: FrameHashLog?
    /// The files of the checkpoints by name, where they were asked for.
    package var files: [String: [UInt8]] = [:]
  }

  /// How a trace is replayed.
  package struct Manner: Equatable, Sendable {
    /// The threads to render with.
    package var threads = 1
    /// Whether every tile of every frame is painted.
    package var repaintsEverything = false
    /// Whether the files of the checkpoints are given.
    package var keepsCheckpoints = false
    /// The last frame that is shown; nil for that of the trace.
    package var lastFrame: Int?
    /// Whether the worker works as another machine would.
    package var isElsewhere = false

    /// Makes the usual manner.
    package init() {}

    /// Another manner, which may not change a bit.
    package static var other: Manner {
      var manner = Manner()
      manner.threads = 2
      manner.repaintsEverything = true
      manner.isElsewhere = true
      return manner
    }
  }

  /// The executable to start workers of.
  package var executable: String
  /// How long a frame may take.
  package var timeout: Duration
  /// A folder for what workers leave; it is there as long as the probe is used.
  package var folder: String

  /// Makes a probe.
  package init(executable: String, timeout: Duration, folder: String) {
    self.executable = executable
    self.timeout = timeout
    self.folder = folder
  }

  /// Replays a trace once.
  package func replay(
    _ trace: String, _ manner: Manner = Manner()
  ) async throws(SuiteError) -> Outcome {
    let folder = self.folder.appendingPath(UUID().uuidString)
    defer { try? FileSystem.remove(folder) }
    var request = ProbeRequest(trace: folder.appendingPath("trace.jsonl"))
    request.threads = manner.threads
    request.repaintsEverything = manner.repaintsEverything
    request.keepsCheckpoints = manner.keepsCheckpoints
    request.lastFrame = manner.lastFrame
    try FileSystem.write(trace.utf8, to: request.trace)
    try request.write(in: folder)
    let end = await run(executable, in: folder, isElsewhere: manner.isElsewhere)
    if end == .exited(status: 0), let result = ProbeResult(in: folder) {
      return Outcome(
        failures: result.failures, hashLog: hashLog(in: folder), files: try files(in: folder))
    }
    return Outcome(failures: [try failure(on: end, in: folder)])
  }

  /// The frames that another build of the tool shows; nil where it does not come to the end.
  ///
  /// It is asked in the way that every version of the tool knows.
  package func expectation(
    of trace: String, scene: String, by tool: String
  ) async throws(SuiteError) -> FrameHashLog? {
    let folder = self.folder.appendingPath(UUID().uuidString)
    defer { try? FileSystem.remove(folder) }
    let path = folder.appendingPath("trace.jsonl")
    try FileSystem.write(trace.utf8, to: path)
    let request = WorkerRequest(
      name: CaseName(scene: scene, trace: "trace"), trace: path, traces: folder, threads: 1,
      role: .reference, baseline: folder)
    try request.write(in: folder)
    switch await run(tool, in: folder) {
    case .exited(status: 0): return hashLog(in: folder)
    case .cancelled: throw .interrupted
    case .notStarted(let failure): throw .workerNotStarted(executable: tool, failure)
    default: return nil
    }
  }

  private func run(
    _ executable: String, in folder: String, isElsewhere: Bool = false
  ) async -> WorkerEnd {
    await WorkerProcess(
      executable: executable, arguments: [Worker.commandName, folder],
      output: folder.appendingPath("output.txt"), timeout: timeout,
      isElsewhere: isElsewhere, progress: { WorkerProgress.text(in: folder) }
    ).run()
  }

  private func hashLog(in folder: String) -> FrameHashLog? {
    try? FrameHashLog(json: FileSystem.read(folder.appendingPath(WorkerRequest.hashLogName)))
  }

  private func files(in folder: String) throws(SuiteError) -> [String: [UInt8]] {
    let files = folder.appendingPath(WorkerRequest.filesName)
    guard FileSystem.kind(of: files) == .folder else { return [:] }
    var contents: [String: [UInt8]] = [:]
    for name in try FileSystem.names(in: files) {
      contents[name] = try FileSystem.read(files.appendingPath(name))
    }
    return contents
  }

  /// What an end without a result means.
  private func failure(
    on end: WorkerEnd, in folder: String
  ) throws(SuiteError) -> ReplayFailure {
    let output = WorkerOutput(at: folder.appendingPath("output.txt")).tellingLine
    let frame = WorkerProgress.frame(in: folder)
    switch end {
    case .signalled(let signal):
      return ReplayFailure(.trap, detail: Self.trap(signal, output), frame: frame)
    case .timedOut: return ReplayFailure(.timeout, frame: frame)
    case .exited(let status) where frame != nil && status != ExitCode.unusable.rawValue:
      return ReplayFailure(.exit, detail: "status \(status)", frame: frame)
    case .exited(let status):
      throw .workerRefused(
        executable: executable, reason: output.isEmpty ? "status \(status)" : output)
    case .cancelled: throw .interrupted
    case .notStarted(let failure): throw .workerNotStarted(executable: executable, failure)
    }
  }

  /// What tells a trap from others: the signal and, where the Swift runtime says one, the message.
  ///
  /// Numbers after the message's beginning are left out: they may be values of the scene.
  static func trap(_ signal: Int32, _ output: String) -> String {
    guard let range = output.range(of: "Fatal error") else { return "signal \(signal)" }
    var message = ""
    for character in output[range.lowerBound...] {
      if !character.isNumber {
        message.append(character)
      } else if message.last != "#" {
        message.append("#")
      }
    }
    return "signal \(signal): " + output[..<range.lowerBound] + message
  }
}
