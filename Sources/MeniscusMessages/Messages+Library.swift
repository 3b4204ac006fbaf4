import MeniscusFormats

extension Messages {
  /// What is wrong with a run as a whole, and what to do.
  package static func remark(_ remark: RunRemark) -> String {
    switch remark {
    case .noTraces(let folder):
      "\(folder): there is no trace, so nothing was checked; record one, as "
        + "\(folder.appendingPath("SCENE/NAME\(TraceFile.fileExtension)"))"
    case .linkedFolder(let path):
      "\(path): is a link to a folder and was not entered; put the traces themselves there"
    case .almostTrace(let path):
      "\(path): was not replayed, the names of traces end in \(TraceFile.fileExtension); rename it, "
        + "or keep it elsewhere"
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
      "\(path): is the baseline of no trace; `prune` removes it, or bring the trace back"
    case .file: "\(path): belongs to no trace; remove it"
    case .foreign: "\(path): is no file of a baseline and was left alone; move it"
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
      "\(path): lies in no scene's folder; move it to that of its scene"
    case .otherScene(let folder, let header):
      "\(path): line 1: the trace is of scene `\(header)` and lies in the folder of `\(folder)`; "
        + "move it, or correct its header"
    case .unknownScene(let name, let nearest, let known):
      "\(path): line 1: "
        + sentence(for: SuiteError.unknownScene(name: name, nearest: nearest, known: known))
    case .invalidName:
      "\(path): has a name with `@`, `*`, `?` or a line break; give it another"
    case .sharedFolder(let other):
      "\(path): keeps its baseline in the same folder as \(other); rename one of them"
    }
  }
}
