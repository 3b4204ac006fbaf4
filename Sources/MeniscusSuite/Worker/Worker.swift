import MeniscusFormats
import MeniscusGeometry
import MeniscusUI

/// What a worker process does: one replay of one case.
package enum Worker {
  /// The command that an executable does it by.
  package static let commandName = "worker"
  /// The option by which it does not end after its first request, but does all that follow by standard
  /// input.
  package static let staying = "stay"

  /// Replays a case as a request asks for and leaves the result in the folder.
  @MainActor
  package static func run(
    _ request: WorkerRequest, in folder: String, scenes: [Scene]
  ) throws(SuiteError) {
    let execution = try execution(of: request, in: folder, scenes: scenes)
    try result(of: request, by: execution, in: folder).write(in: folder)
  }

  /// What replays the case of a request, and tells the folder that it goes on.
  @MainActor
  package static func execution(
    of request: WorkerRequest, in folder: String, scenes: [Scene]
  ) throws(SuiteError) -> CaseExecution {
    guard let scene = scenes.first(where: { $0.name == request.name.scene }) else {
      throw .unknownScene(name: request.name.scene, nearest: nil, known: scenes.map(\.name))
    }
    let bytes = try FileSystem.read(request.trace)
    var execution = CaseExecution(
      name: request.name, scene: scene, path: request.trace, trace: try trace(bytes, of: request),
      threads: request.threads)
    execution.traceHash = StableHash.hash(bytes)
    execution.comparator = request.comparator
    execution.keptFrames = request.keptFrames
    execution.fault = request.fault
    execution.rotatesProof = request.rotatesProof
    execution.rules = try ToleranceFile(in: request.traces).rules(for: request.name)
    // What was planted on purpose says nothing of the scene.
    if request.fault == nil { execution.lint = try LintFile(in: request.traces) }
    let progress = WorkerProgress(in: folder)
    execution.willGoOn = { progress.goOn(to: $0) }
    return execution
  }

  @MainActor
  private static func result(
    of request: WorkerRequest, by execution: CaseExecution, in folder: String
  ) throws(SuiteError) -> WorkerResult {
    let outcome: CaseExecution.Outcome
    if case .compare(let reference) = request.role {
      outcome = try execution.compare(
        reference: try read(reference), baseline: request.baseline,
        files: CaseFiles(
          in: folder.appendingPath(WorkerRequest.filesName), of: request.name,
          log: execution.log))
    } else {
      outcome = execution.makeReference(
        beside: request.baseline, repaintsEverything: !request.repaintsLittle)
      if let hashLog = outcome.hashLog {
        try FileSystem.write(hashLog.json.utf8, to: folder.appendingPath(WorkerRequest.hashLogName))
      }
    }
    return WorkerResult(report: outcome.report, isAcceptable: outcome.isAcceptable)
  }

  private static func trace(
    _ bytes: [UInt8], of request: WorkerRequest
  ) throws(SuiteError) -> Trace {
    guard
      let trace = try? TraceReader().read(bytes).applying(variantNamed: request.name.variant)
    else { throw .changedTrace(path: request.trace) }
    return trace
  }

  private static func read(
    _ reference: WorkerRequest.Reference
  ) throws(SuiteError) -> CaseExecution.Reference {
    guard let hashLog = try? FrameHashLog(json: try FileSystem.read(reference.hashLog)) else {
      throw .unreadableRun(path: reference.hashLog)
    }
    return CaseExecution.Reference(hashLog: hashLog, threads: reference.threads)
  }
}
