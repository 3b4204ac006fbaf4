import MeniscusFormats

extension Messages {
  /// What is wrong with a run as a whole, and what to do.
  package static func remark(_ remark: RunRemark) -> String {
    switch remark {
    case .noTraces(let folder):
      "\(folder): there are no traces, so nothing was checked; record one, such as "
        + "\(folder.appendingPath("SCENE/NAME\(TraceFile.fileExtension)"))"
    case .linkedFolder(let path):
      "\(path): a link to a folder, which was not followed; put the traces themselves there"
    case .almostTrace(let path):
      "\(path): not replayed, because names of traces end in \(TraceFile.fileExtension); rename it, "
        + "or move it elsewhere"
    case .unusedRule(let placed): unused(placed)
    }
  }

  /// What is wrong with a run as a whole and with its baselines.
  package static func remarks(on report: RunReport) -> [String] {
    report.remarks.map { remark($0) } + report.orphans.map { orphan($0) }
  }

  /// What a scene, or a rule about a case, does wrong without stopping a replay.
  package static func remark(_ remark: CaseRemark, rate: Int) -> String {
    switch remark {
    case .scene(let issue, let frame): Self.issue(issue, frame: frame, FrameClock(rate: rate))
    case .unknownView(let name, let placed): unknownView(name, placed)
    }
  }

  /// What belongs to no trace, and what to do.
  package static func orphan(_ orphan: RunReport.OrphanReport) -> String {
    let path = orphan.baselines.appendingPath(orphan.path)
    return switch orphan.kind {
    case .folder:
      "\(path): a baseline without a trace; remove it with `prune`, or restore the trace"
    case .file: "\(path): belongs to no trace; remove it"
    case .foreign: "\(path): not a baseline file, so it was left alone; move it elsewhere"
    }
  }

  /// A trace that cannot be read, so that its baselines are left alone.
  package static func unreadableTrace(_ path: String) -> String {
    "\(path): cannot be replayed, so its baselines are left alone; `test` says why"
  }

  /// Why a trace file cannot be replayed.
  package func sentence(for problem: TraceFile.Problem, in path: String) -> String {
    switch problem {
    case .file(let error): sentence(for: error)
    case .format(let error): Self.sentence(for: error, in: path)
    case .noScene:
      "\(path): not in any scene's folder; move it to the folder of its scene"
    case .otherScene(let folder, let header):
      "\(path): line 1: the trace is of scene `\(header)` but is in the folder of `\(folder)`; "
        + "move it, or correct its header"
    case .unknownScene(let name, let nearest, let known):
      "\(path): line 1: "
        + sentence(for: SuiteError.unknownScene(name: name, nearest: nearest, known: known))
    case .invalidName:
      "\(path): its name contains `@`, `*`, `?` or a line break; rename it"
    case .sharedFolder(let other):
      "\(path): has its baseline in the same folder as \(other); rename one of them"
    }
  }
}
