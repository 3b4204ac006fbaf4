import MeniscusFormats
import MeniscusImage
import MeniscusSuite
import MeniscusUI
import MeniscusVerdict

/// Makes a bundle of a case: replays it, and takes what is accepted of it.
package struct ReproPacking: Sendable {
  /// The executable to start workers of.
  package var executable: String
  /// How long a frame of a replay may take.
  package var timeout = Duration.seconds(30)
  /// What others than the trace say that its case may differ by; the bundle's trace says it then.
  package var rules: [PlacedRule] = []

  /// Makes a packing with workers of an executable.
  package init(executable: String) {
    self.executable = executable
  }

  /// Makes a bundle.
  ///
  /// - Parameters:
  ///   - trace: the trace, in the environment of the case's variant.
  ///   - name: the case.
  ///   - scene: its scene.
  ///   - baseline: the folder of its baseline; it may be missing.
  package func bundle(
    of trace: Trace, name: CaseName, scene: Scene, baseline: String
  ) async throws(SuiteError) -> ReproBundle {
    let folder = FileSystem.temporaryPath("repro")
    defer { try? FileSystem.remove(folder) }
    let probe = ReplayProbe(executable: executable, timeout: timeout, folder: folder)
    var trace = trace
    trace.header.rules = rules.map { $0.rule.ofOwnCase } + trace.header.rules
    guard let candidate = TraceCandidate(trace) else { throw .changedTrace(path: name.identifier) }
    let accepted = try BaselineFiles.accepted(of: trace, in: baseline)
    let hashLog = accepted[BaselineFiles.hashLog].flatMap { try? FrameHashLog(json: $0) }
    let search = FailureSearch(
      probe: probe, judgement: ReplayJudgement(of: trace, expected: accepted))
    let failure = try await search.failures(of: candidate, baseline: hashLog).first
    let actual = try await shown(by: candidate, until: failure, probe)
    let files =
      [ReproBundle.File(name: .trace, bytes: Array(candidate.text.utf8))]
      + Self.files(actual, .actual)
      // What is equal on both sides is kept once.
      + Self.files(
        accepted.filter { name, bytes in
          name == BaselineFiles.hashLog || !Self.isEqual(actual[name], bytes)
        }, .expected)
    do throws(ReproProblem) {
      return try ReproBundle(
        name: name, scene: ReproBundle.SceneData(scene), failure: failure, origin: .current,
        files: files)
    } catch {
      // What is accepted is the only part that may be broken.
      throw .unreadable(path: baseline.appendingPath(BaselineFiles.hashLog), .notRegular)
    }
  }

  /// Whether two files are equal, or two pictures show the same: they may be compressed otherwise.
  private static func isEqual(_ left: [UInt8]?, _ right: [UInt8]) -> Bool {
    guard let left, left != right else { return left != nil }
    guard
      let (left, right) = (try? PNG.decode(left)).flatMap({ left in
        (try? PNG.decode(right)).map { (left, $0) }
      })
    else { return false }
    return left == right
  }

  /// The files that a replay gives, up to the frame before one that stops the process.
  private func shown(
    by trace: TraceCandidate, until failure: ReplayFailure?, _ probe: ReplayProbe
  ) async throws(SuiteError) -> [String: [UInt8]] {
    var manner = ReplayProbe.Manner()
    manner.keepsCheckpoints = true
    if let failure, [.trap, .timeout, .exit].contains(failure.kind) {
      guard let frame = failure.frame, frame > 0 else { return [:] }
      manner.lastFrame = frame - 1
    }
    let outcome = try await probe.replay(trace.text, manner)
    var files = outcome.files
    if let hashLog = outcome.hashLog { files[BaselineFiles.hashLog] = Array(hashLog.json.utf8) }
    return files
  }

  private static func files(
    _ contents: [String: [UInt8]], _ side: ReproFileName.Side
  ) -> [ReproBundle.File] {
    contents.sorted { $0.key < $1.key }.compactMap { name, bytes in
      ReproFileName("\(side.rawValue)/\(name)").map { ReproBundle.File(name: $0, bytes: bytes) }
    }
  }
}

extension BaselineFiles {
  /// The accepted files of a trace's checkpoints, and its accepted frames, by name.
  package static func accepted(
    of trace: Trace, in folder: String
  ) throws(SuiteError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in names(of: trace.checkpoints.map(\.name)) {
      let path = folder.appendingPath(name)
      if SharedPicture.isThere(path) { files[name] = try SharedPicture.read(path) }
    }
    return files
  }
}

extension ReproBundle {
  /// The files of a side, by name; what is equal on both sides is kept once.
  package func checkpoints(_ side: ReproFileName.Side) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for source in [ReproFileName.Side.actual, side] {
      let folder = source.rawValue + "/"
      for file in files where file.name.text.hasPrefix(folder) {
        found[String(file.name.text.dropFirst(folder.count))] = file.bytes
      }
    }
    return found
  }
}

extension ToleranceRule {
  /// The rule as it stands in the trace of the only case that it is about.
  fileprivate var ofOwnCase: ToleranceRule {
    var rule = self
    (rule.scene, rule.trace, rule.variant) = (nil, nil, nil)
    return rule
  }
}
