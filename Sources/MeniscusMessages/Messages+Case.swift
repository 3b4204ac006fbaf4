import MeniscusFormats

/// What is known of a case where its findings are worded.
package struct CaseContext: Equatable, Sendable {
  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// The trace file.
  package var file: String
  /// The clock of its frames.
  package var clock: FrameClock
  /// Whether something differs and no pixel of any frame does.
  package var looksTheSame = false
  /// Whether what it produced may become a baseline: else no command is offered that is refused.
  package var mayBeAccepted: Bool

  /// Makes a context.
  package init(identifier: String, file: String, rate: Int, mayBeAccepted: Bool = true) {
    self.identifier = identifier
    self.file = file
    clock = FrameClock(rate: rate)
    self.mayBeAccepted = mayBeAccepted
  }

  /// The context of a report's findings.
  package init(_ report: TraceReport) {
    self.init(
      identifier: report.identifier, file: report.file, rate: report.rate,
      mayBeAccepted: report.mayBeAccepted && report.verdict != .expectedFailure)
    looksTheSame = report.differingFrames > 0 && report.differingFrames(in: .pixels) == 0
  }

  /// The option that names the variant, with a blank before it; empty without one.
  fileprivate var variantOption: String {
    identifier.split(separator: "@").dropFirst().first.map { " --variant \($0)" } ?? ""
  }
}

extension Messages {
  /// What was found in a case, the most telling first: where its trace was edited since it was
  /// accepted, that.
  package func findings(of report: TraceReport) -> [String] {
    guard !report.findings.isEmpty else { return [] }
    let edits = report.edits.isEmpty ? [] : [Self.edited(report.file, report.edits)]
    return edits + report.findings.map { finding($0, of: CaseContext(report)) }
  }

  /// What was found, and what to do.
  package func finding(_ finding: CaseFinding, of context: CaseContext) -> String {
    let path = context.file
    switch finding.kind {
    case .trace(let problem): return sentence(for: problem, in: path)
    case .suite(let error): return sentence(for: error)
    case .replay(let error): return Self.sentence(for: error, in: path)
    case .partedBefore(let divergence):
      return "before it stopped, it had diverged from the baseline: "
        + Self.divergence(divergence, clock: context.clock)
    case .notDeterministic(let divergence, let threads, let others, let cause):
      return Self.notDeterministic(
        divergence, clock: context.clock, threads: (threads, others), cause)
    case .stoppedShort(let shortfall): return Self.stoppedShort(path, shortfall)
    case .noCheckpoints: return Self.noCheckpoints(path)
    case .allowsEverything(let checkpoints, let rules):
      return Self.allowsEverything(path, checkpoints, rules)
    case .unsettled(let frame, let views): return Self.unsettled(path, frame: frame, views: views)
    case .unreadableBaseline(let problem):
      return "\(sentence(for: problem)); restore it from version control"
        + accept(context) { ", or run \($0)" }
    case .damagedBaseline(let problems): return damaged(problems)
    case .nothingAccepted:
      return "no baseline yet" + accept(context) { "; look at the pictures and run \($0)" }
    case .missingFiles(let files):
      return "the baseline has no \(Self.list(files, limit: 6))"
        + accept(context) { "; look at the pictures and run \($0)" }
    case .orphanedCheckpoints(let checkpoints):
      return "the baseline has \(Self.list(checkpoints, limit: 6)), but the trace does not"
        + accept(context) { "; \($0) removes \(checkpoints.count == 1 ? "it" : "them")" }
    case .different(let differences): return different(differences, context)
    case .lessThanAllowed(let checkpoint):
      return "checkpoint \(checkpoint.name) matches the baseline, but a rule expects differences: "
        + sentence(on: checkpoint)
    case .unusableFrames(let reason): return unusableFrames(reason, context)
    case .framesBeyond(let judged):
      return Self.framesBeyond(judged, context.clock)
        + accept(context) { "; if this is intended, run \($0)" }
    case .expected(let failure): return Self.expected(failure)
    case .passesNow(let failure): return Self.passesNow(failure)
    case .expired(let failure): return Self.expired(failure)
    case .failsOtherwise(let failure): return Self.failsOtherwise(failure)
    case .trapped(let signal, let frame, let output):
      return "\(path)\(Self.during(frame)): the scene crashed with "
        + Self.name(ofSignal: signal) + (output.isEmpty ? "" : ": \(output)")
        + "; `\(command) replay \(path)\(context.variantOption)` shows where"
    case .timedOut(let seconds, let frame):
      return "\(path)\(Self.during(frame)): the replay made no progress for "
        + "\(Self.seconds(.milliseconds((seconds * 1000).rounded()))); the scene may never finish; "
        + "if it is only slow, allow more with `--timeout`"
    case .unusable(let output):
      return output.isEmpty
        ? "\(path): the replay could not write its results; free some space on the report's file system"
        : "\(path): \(output)"
    case .silent(let status, let output):
      return "\(path): the replay ended with status \(status) without reporting a result"
        + (output.isEmpty ? "" : ": \(output)") + "; a scene must not exit the process"
    }
  }

  /// What the command that accepts a case does; nothing where it would be refused.
  private func accept(_ context: CaseContext, _ words: (String) -> String) -> String {
    context.mayBeAccepted ? words("`\(command) accept \(context.identifier)`") : ""
  }

  /// What differs from the baseline, and how to accept it.
  private func different(_ found: CaseFinding.Differences, _ context: CaseContext) -> String {
    var parts: [String] = []
    var told: [String] = []
    if let report = found.divergence {
      // What was changed comes first, if it has a name.
      let causes = Self.details(of: report, clock: context.clock, naming: true)
      let others = Self.details(of: report, clock: context.clock, naming: false)
      parts = causes + [Self.divergence(report.divergence, clock: context.clock)]
      if context.looksTheSame { parts.append(Self.looksTheSame) }
      parts += others
      told = causes + others
    }
    parts += found.mismatches.map { Self.mismatch($0) }
    if let checkpoints = Self.checkpoints(
      found.checkpoints, withSnapshots: found.comparesSnapshots, told: told)
    {
      parts.append(checkpoints)
    }
    if found.hasUnmatchedPicture { parts.append(Self.unmatchedPicture) }
    if !found.isSettled {
      parts.append("if this is intended, record a trace that ends later")
    } else if context.mayBeAccepted {
      parts.append(accept(context) { "if this is intended, run \($0)" })
    }
    return parts.joined(separator: "; ")
  }

  /// Frames are drawn otherwise, and look as accepted.
  static let looksTheSame = "the pixels of every frame match the baseline"

  /// The hashes are as accepted and a picture is not.
  static let unmatchedPicture =
    "the hashes of all frames match the baseline, so the baseline's files contradict each other"

  /// What a test has made the baseline.
  package static func recorded(_ decision: AcceptanceDecision) -> String {
    "recorded \(decision.checkpoints.map { list($0, limit: 6) } ?? "everything"); look at the "
      + "pictures, and run the test again without recording"
  }

  /// A trace that keeps no picture.
  static func noCheckpoints(_ path: String) -> String {
    "\(path): has no checkpoint, so no picture of it is kept; add one, such as "
      + "`{\"at\":…,\"checkpoint\":\"end\"}`"
  }

  /// A trace at whose end something still moves.
  static func unsettled(_ path: String, frame: Int, views: [String]) -> String {
    let views = views.isEmpty ? "" : " in \(list(views, limit: 3))"
    return "\(path): something is still moving\(views) at the last frame, \(grouped(frame)); end "
      + "the trace later"
  }

  /// A replay that did less than the trace says.
  private static func stoppedShort(_ path: String, _ found: CaseFinding.Shortfall) -> String {
    func share(_ share: CaseFinding.Share, _ noun: String) -> String {
      "\(grouped(share.count)) of \(count(share.total, noun))"
    }
    return "\(path): the replay stopped short: \(share(found.frames, "frame")), "
      + "\(share(found.events, "event")), \(share(found.checkpoints, "checkpoint"))"
  }

  /// Two replays of the same trace that were not equal.
  static func notDeterministic(
    _ divergence: Divergence, clock: FrameClock, threads: (Int, Int), _ cause: Nondeterminism?
  ) -> String {
    let what = Self.divergence(divergence, clock: clock)
    return "two replays, one with \(count(threads.0, "thread")), one with \(threads.1), full "
      + "repaint and, by `test`, another time zone and locale, are not equal: \(what); "
      + Self.cause(cause)
  }

  /// What replays that are not equal depend on, and what to do.
  private static func cause(_ cause: Nondeterminism?) -> String {
    switch cause {
    case nil:
      "look for a clock, a random number, or the order of a set or dictionary"
    case .run(let use) where !use.shownBy.isEmpty:
      "\(list(use.shownBy, limit: 3)) \(use.shownBy.count == 1 ? "shows" : "show") an identity "
        + "that is another in every run (`UUID()`); show something else, or give it a fixed one"
    case .run(let use) where use.count > 0:
      "replays under the same conditions differ, too: look for something that is ordered or chosen by "
        + "an identity that is another in every run (the state has \(grouped(use.count)) of "
        + "`UUID()`), for a clock or a random number"
    case .run:
      "replays under the same conditions differ, too: look for a clock, a random number, or what a "
        + "scene leaves behind in its process"
    case .place:
      "it follows the time zone or the locale of the machine; take those of the environment, or say "
        + "which in the format"
    case .machine:
      "look for the order of a set or dictionary, a hash value, or the C library's maths"
    }
  }

  /// A duration in seconds.
  package static func seconds(_ duration: Duration) -> String {
    let tenths =
      Int(duration.components.seconds) * 10
      + Int(duration.components.attoseconds / 100_000_000_000_000_000)
    return tenths % 10 == 0
      ? "\(grouped(tenths / 10)) s" : "\(grouped(tenths / 10)).\(tenths % 10) s"
  }

  private static func during(_ frame: Int?) -> String {
    frame.map { ": frame \(grouped($0))" } ?? ""
  }

  private static func name(ofSignal signal: Int32) -> String {
    let names: [Int32: String] = [
      1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL (a trap)", 5: "SIGTRAP (a trap)",
      6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL (possibly out of memory)",
      11: "SIGSEGV (possibly infinite recursion)", 13: "SIGPIPE", 15: "SIGTERM",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}

extension Messages {
  /// A case that may not become a baseline.
  package func refused(_ refusal: RunManifest.Case) -> String {
    if refusal.verdict == .expectedFailure {
      return
        "\(refusal.name.identifier): is expected to fail, so what it shows is not accepted; remove "
        + "the expectation from \(ToleranceFile.name) and run "
        + "`\(command) test \(refusal.name.identifier)`"
    }
    let why =
      switch refusal.verdict {
      case .notDeterministic: "two replays of it were not equal"
      case .crashed: "its scene crashed"
      case .timedOut: "its replay timed out"
      case .unreadable: "its trace could not be read"
      case .damagedBaseline:
        "its baseline is not what was accepted; bring it back from version control, or delete it "
          + "and decide anew"
      case .different: "something is still moving at its end"
      default: "its replay proves nothing"
      }
    let next = refusal.verdict == .damagedBaseline ? "then" : "fix it and"
    return "\(refusal.name.identifier): cannot be accepted because \(why); \(next) run "
      + "`\(command) test \(refusal.name.identifier)`"
  }
}
