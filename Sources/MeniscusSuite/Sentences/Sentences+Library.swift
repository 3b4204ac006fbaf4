import MeniscusReplay

extension Sentences {
  /// A folder of traces that is a link.
  static func linkedFolder(_ path: String) -> String {
    "\(path): is a link to a folder and was not entered; put the traces themselves there"
  }

  /// A file that has almost the extension of a trace.
  static func almostTrace(_ path: String) -> String {
    "\(path): was not replayed, the names of traces end in \(TraceFile.fileExtension); rename it, "
      + "or keep it elsewhere"
  }

  /// A folder of baselines without a trace.
  static func orphanedFolder(_ path: String, in baselines: String) -> String {
    "\(baselines.appendingPath(path)): is the baseline of no trace; `prune` removes it, or bring the "
      + "trace back"
  }

  /// A file among baselines that is none.
  static func orphanedFile(_ path: String, in baselines: String) -> String {
    "\(baselines.appendingPath(path)): belongs to no trace; remove it"
  }

  /// A file among orphaned baselines that is none itself.
  static func foreignFile(_ path: String, in baselines: String) -> String {
    "\(baselines.appendingPath(path)): is no file of a baseline and was left alone; move it"
  }

  /// A trace whose baselines nothing can be said of.
  package static func unreadableTrace(_ path: String) -> String {
    "\(path): cannot be replayed, so its baselines are left alone; `test` says why"
  }

  /// A folder without a trace.
  static func noTraces(in folder: String) -> String {
    "\(folder): there is no trace, so nothing was checked; record one, as "
      + "\(folder.appendingPath("SCENE/NAME\(TraceFile.fileExtension)"))"
  }

  /// Why a trace file cannot be replayed, and what to do.
  package func sentence(for problem: TraceFile.Problem, in file: TraceFile) -> String {
    let path = file.path
    return switch problem {
    case .file(let error): sentence(for: error)
    case .format(let error): Self.sentence(for: error, in: path)
    case .noScene:
      "\(path): lies in no scene's folder; move it to that of its scene"
    case .otherScene(let header):
      "\(path): line 1: the trace is of scene `\(header)` and lies in the folder of `\(file.scene)`; "
        + "move it, or correct its header"
    case .unknownScene(let nearest, let known):
      "\(path): line 1: "
        + sentence(for: SuiteError.unknownScene(name: file.scene, nearest: nearest, known: known))
    case .invalidName:
      "\(path): has a name with `@`, `*`, `?` or a line break; give it another"
    case .sharedFolder(let other):
      "\(path): keeps its baseline in the same folder as \(other); rename one of them"
    }
  }
}
