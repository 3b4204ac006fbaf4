import MeniscusFormats
import MeniscusSuite
import MeniscusUI

/// What a worker process does: one replay, for whatever started it.
package enum LabWorker {
  /// Does what the request in a folder asks for and leaves the result there.
  @MainActor
  package static func run(in folder: String, scenes: [Scene]) throws(SuiteError) {
    if let request = try ProbeRequest(in: folder) {
      return try ProbeWorker.run(request, in: folder, scenes: scenes)
    }
    if let request = try TimingRequest(in: folder) {
      return try TimingWorker.run(request, in: folder, scenes: scenes)
    }
    let request = try WorkerRequest(in: folder)
    switch request.role {
    case .reference, .compare: try Worker.run(request, in: folder, scenes: scenes)
    case .audit(let faults):
      let execution = try Worker.execution(of: request, in: folder, scenes: scenes)
      try AuditWorker(execution: execution, folder: folder).run(faults)
    }
  }
}
