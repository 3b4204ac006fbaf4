import MeniscusFormats
import MeniscusSuite

/// Replays cases by routes that must not change a bit, without any baseline.
///
/// Every replay is a process of its own, so that a trap is the route's and nobody else's.
package struct RelationCheck: Sendable {
  /// The routes, the plain one apart.
  package var routes: [MetamorphicRelation]
  /// This tool.
  package var executable: String
  /// How long a replay may take.
  package var timeout: Duration

  /// Makes a check.
  package init(
    routes: [MetamorphicRelation], executable: String,
    timeout: Duration = .seconds(600)
  ) {
    self.routes = routes
    self.executable = executable
    self.timeout = timeout
  }

  /// Takes every route of a case.
  package func report(
    on name: CaseName, of file: TraceFile
  ) async throws(SuiteError) -> RelationReport {
    var report = RelationReport(identifier: name.identifier)
    let trace: Trace
    switch file.contents {
    case .success(let contents): trace = contents
    case .failure(let problem):
      report.problem = .trace(problem, path: file.path)
      return report
    }
    let folder = FileSystem.temporaryPath("check")
    try FileSystem.createFolder(folder)
    defer { try? FileSystem.remove(folder) }
    let plain: HashLines
    switch await lines(.plain, of: file.path, variant: name.variant, in: folder) {
    case .success(let lines): plain = lines
    case .failure(let failure):
      report.problem = failure.finding
      return report
    }
    report.frames = plain.count
    for route in routes {
      if Task.isCancelled { throw .interrupted }
      var path = file.path
      if route.isReencoded {
        path = folder.appendingPath("reencoded\(TraceFile.fileExtension)")
        try FileSystem.write(TraceWriter.text(of: trace).utf8, to: path)
      }
      let found = await lines(route, of: path, variant: name.variant, in: folder)
      report.routes.append(verdict(on: route, found, plain))
    }
    return report
  }

  private struct Failure: Error {
    var finding: RelationReport.Finding
  }

  /// Replays by one route.
  private func lines(
    _ route: MetamorphicRelation, of path: String, variant: String?, in folder: String
  ) async -> Result<HashLines, Failure> {
    let output = folder.appendingPath("output.txt")
    let variant = variant.map { ["--variant", $0] } ?? []
    let process = WorkerProcess(
      executable: route.tool ?? executable,
      arguments: ["replay", path, "--hashes"] + variant + route.options,
      output: output, timeout: timeout, isElsewhere: route.isElsewhere)
    let end = await process.run()
    guard end == .exited(status: 0) else {
      let line = WorkerOutput(at: output).tellingLine
      return .failure(Failure(finding: .ended(route, end, output: line)))
    }
    guard let text = try? FileSystem.readText(output), let lines = HashLines(text) else {
      return .failure(Failure(finding: .noHashes(route)))
    }
    return .success(lines)
  }

  private func verdict(
    on route: MetamorphicRelation, _ found: Result<HashLines, Failure>, _ plain: HashLines
  ) -> RelationReport.Route {
    switch found {
    case .failure(let failure): return .init(route, failure.finding)
    case .success(let lines):
      guard let (frame, stage) = plain.firstDifference(from: lines) else {
        return .init(route, nil)
      }
      return .init(route, .differs(route, frame: frame, stage: stage))
    }
  }
}
