import MeniscusFormats

extension Messages {
  /// What there is to say of a run as a whole, and what to do.
  package static func remark(_ remark: RunRemark) -> String {
    switch remark {
    case .noTraces(let folder):
      "\(folder): there are no traces, so nothing was checked; record one, such as "
        + "\(folder.appendingPath("SCENE/NAME\(TraceFile.fileExtension)"))"
    case .unplayed(let trace): unplayed(trace)
    case .unusedIgnore(let entry, let path):
      "\(path): line \(grouped(entry.line)): `\(entry.text)` names nothing that looks like a trace "
        + "and is none; remove the line"
    case .unusedRule(let placed): unused(placed)
    case .missingCase(let name, let path):
      "\(path): lists \(name.identifier), which has no trace; restore the trace, or say that it is to "
        + "be gone with `accept --removed \(name.identifier)`"
    case .unlistedCases(let names, let path):
      "\(path): does not list \(list(names.map(\.identifier), limit: 6)), though there are baselines; "
        + "`accept --all` lists what has a baseline"
    case .missingSuite(let path):
      "\(path): not found, though decisions were made by it; restore it from version control"
    case .noSuite(let path):
      "\(path): not found, so nobody would notice a case that is gone; `accept --all` writes it"
    case .unusedExpectation(let failure): unused(failure)
    case .untripped(let placed, let cases): untripped(placed, in: cases)
    case .editedTrace(let path, let name, let edits):
      "\(edited(path, edits)); nothing differs by it: `accept \(name)` keeps the trace as it is now"
    case .unkeptTraces(let names):
      "\(count(names.count, "baseline")) without the accepted trace (\(list(names, limit: 3))), so "
        + "that no edit of it can be told; `test --record missing` adds what is missing"
    case .overBudget(let overrun, let path):
      "\(overBudget(overrun)); if this is intended, raise it in \(path)"
    case .oldCostBudgets(let names, let path):
      "\(path): \(oldCosts(names.count))"
    case .unusedBudgets(let names, let path):
      "\(path): no trace is called \(list(names.map { "`\($0.identifier)`" }, limit: 3)); "
        + "correct the name, or remove the budget"
    case .unkeptChecksums(let names):
      "\(count(names.count, "baseline")) without checksums (\(list(names, limit: 3))), so that files "
        + "vouch for each other alone; `test --record missing` adds what is missing"
    case .partialProof(let proof): partialProof(proof)
    case .planted(let fault, let isShown):
      "a fault was planted on purpose, `\(fault.name)` (\(fault.summary)); "
        + (isShown ? "nothing of this run can be accepted" : "no case shows it")
    case .lastFailed(let folder, let cases):
      "only the \(count(cases, "case")) that failed, or were not run, in the last run of \(folder)"
    case .noLastFailure(let folder, let elsewhere):
      elsewhere == 0
        ? "no case failed in the last run of \(folder), so none is left out"
        : "\(count(elsewhere, "case")) failed in the last run of \(folder), none of those chosen, so "
          + "none is left out"
    case .noLastRun(let folder):
      "\(folder): no run is there that could say what failed, so no case is left out"
    case .affected(let revision, let files, let cases):
      "only the \(count(cases, "case")) that \(count(files, "file")) changed since \(revision) can touch"
    case .allAffected(let revision, let path):
      "no case is left out: \(path) changed since \(revision), and may touch any"
    case .stopped(let failures, let notRun):
      "stopped after \(count(failures, "failing case")); \(count(notRun, "case")) not run"
    }
  }

  /// Why nothing is known of a case.
  package static let notRun = "not run, because as many cases failed as may"

  /// A `.gitattributes` that lets git change bytes which have to stay.
  package static func lackingAttributes(_ path: String) -> String {
    "\(path): does not keep git from converting line ends; add the line `* -text`"
  }

  /// What looks like a trace and was not replayed.
  private static func unplayed(_ trace: UnplayedTrace) -> String {
    let otherwise = "or list it in \(IgnoreFile.name)"
    return switch trace.reason {
    case .linkedFolder:
      "\(trace.path): a link to a folder, which was not followed; put the traces themselves there, "
        + otherwise
    case .linkOutside:
      "\(trace.path): not replayed, because the link leads out of the project; put the trace itself "
        + "there, " + otherwise
    case .hidden:
      "\(trace.path): not replayed, because it is hidden; rename it, " + otherwise
    case .folder:
      "\(trace.path): a folder with the name of a trace, which was not entered; rename it, "
        + otherwise
    case .name:
      "\(trace.path): not replayed, because names of traces end in \(TraceFile.fileExtension); "
        + "rename it, " + otherwise
    }
  }

  /// What there is to say of a run as a whole and of its baselines.
  package static func remarks(on report: RunReport) -> [String] {
    report.remarks.map { remark($0) } + report.orphans.map { orphan($0) }
  }

  /// What a scene, or a rule about a case, does wrong without stopping a replay.
  package static func remark(_ remark: CaseRemark, rate: Int) -> String {
    switch remark {
    case .scene(let issue, let frame): Self.issue(issue, frame: frame, FrameClock(rate: rate))
    case .endlessMotion(let views): endlessMotion(views)
    case .lint(let finding, let others): lint(finding, others, FrameClock(rate: rate))
    case .unknownView(let name, let placed): unknownView(name, placed)
    case .untripped(let tried): untripped(tried)
    case .redrawnFrames(let path, let frame): redrawnFrames(path, from: frame)
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
    case .sameButForCase(let other):
      "\(path): its name and that of \(other) differ only by upper and lower case, which not every "
        + "file system tells apart; rename one of them"
    case .sharedFolder(let other):
      "\(path): has its baseline in the same folder as \(other); rename one of them"
    }
  }
}
