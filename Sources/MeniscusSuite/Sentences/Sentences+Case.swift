import MeniscusReplay

extension Sentences {
  /// What differs from the baseline, and how to accept it.
  ///
  /// - Parameter isSettled: whether nothing moves at the end; else it may not be accepted.
  package func different(_ parts: [String], _ name: CaseName, isSettled: Bool = true) -> String {
    let what = parts.joined(separator: "; ")
    return isSettled
      ? what + "; if it is meant, `\(command) accept \(name.identifier)`"
      : what + "; if it is meant, record a trace that ends later"
  }

  /// The hashes are as accepted and a picture is not.
  static let unmatchedPicture =
    "the hashes of all frames are as accepted, so the files of the baseline do not belong together"

  /// What a test has made the baseline.
  package static func recorded(_ decision: Acceptance.Decision) -> String {
    "recorded \(decision.checkpoints.map { list($0, limit: 6) } ?? "all of it"); look at the "
      + "pictures, and run the test again without recording"
  }

  /// A case without any baseline.
  package func nothingAccepted(_ name: CaseName) -> String {
    "nothing is accepted yet; look at the pictures and run `\(command) accept \(name.identifier)`"
  }

  /// A case of which some files are missing among its baseline.
  package func missing(_ files: [String], _ name: CaseName) -> String {
    "the baseline has no \(Self.list(files, limit: 6)); look at the pictures and run "
      + "`\(command) accept \(name.identifier)`"
  }

  /// A case whose baseline has checkpoints that the trace does not have.
  package func orphaned(_ checkpoints: [String], _ name: CaseName) -> String {
    "the baseline has \(Self.list(checkpoints, limit: 6)), which the trace has not; "
      + "`\(command) accept \(name.identifier)` removes it"
  }

  /// A baseline that cannot be read.
  package func unreadableBaseline(_ sentence: String, _ name: CaseName) -> String {
    "\(sentence); bring it back from version control, or run "
      + "`\(command) accept \(name.identifier)`"
  }

  /// A trace that keeps no picture.
  static func noCheckpoints(_ path: String) -> String {
    "\(path): has no checkpoint, so no picture is kept of it; add one, as "
      + "`{\"at\":…,\"checkpoint\":\"end\"}`"
  }

  /// A trace at whose end something still moves.
  static func unsettled(_ path: String, frame: Int, views: [String]) -> String {
    let views = views.isEmpty ? "" : " in \(list(views, limit: 3))"
    return "\(path): something still moves\(views) at the last frame, \(grouped(frame)); end the "
      + "trace later"
  }

  /// A replay that did less than the trace says.
  static func stoppedShort(
    _ path: String, frames: Int, of expectedFrames: Int, events: Int, of expectedEvents: Int,
    checkpoints: Int, of expectedCheckpoints: Int
  ) -> String {
    "\(path): the replay stopped short: \(grouped(frames)) of \(count(expectedFrames, "frame")), "
      + "\(grouped(events)) of \(count(expectedEvents, "event")), "
      + "\(grouped(checkpoints)) of \(count(expectedCheckpoints, "checkpoint"))"
  }

  /// Two replays of the same trace that were not equal.
  static func notDeterministic(
    _ divergence: Divergence, clock: FrameClock, threads: (Int, Int)
  ) -> String {
    let what = Self.divergence(divergence, clock: clock)
    return "two replays, with \(count(threads.0, "thread")) and with \(threads.1) and full "
      + "repaint, are not equal: \(what); look for a clock, a random number, or the order of a set "
      + "or dictionary"
  }

  /// A scene that stopped its process.
  package func trapped(
    signal: Int32, frame: Int?, output: String, trace: String, variant: String?
  ) -> String {
    let variant = variant.map { " --variant \($0)" } ?? ""
    return "\(trace)\(Self.during(frame)): the scene stopped its process with "
      + Self.name(ofSignal: signal)
      + (output.isEmpty ? "" : ": \(output)")
      + "; `\(command) replay \(trace)\(variant)` shows where"
  }

  /// A replay that did not go on.
  package func timedOut(after timeout: Duration, frame: Int?, trace: String) -> String {
    "\(trace)\(Self.during(frame)): the replay did not go on for \(Self.seconds(timeout)); the scene may never come to "
      + "the end of its work, else allow more with `--timeout`"
  }

  /// A worker that could not read or write a file of its own.
  package func unusable(output: String, trace: String) -> String {
    output.isEmpty
      ? "\(trace): the replay could not write what it found; make room on the disk of the report"
      : "\(trace): \(output)"
  }

  /// A worker that ended without saying what came of it.
  package func silent(status: Int32, output: String, trace: String) -> String {
    "\(trace): the replay ended with status \(status) and said nothing of its result"
      + (output.isEmpty ? "" : ": \(output)")
      + "; a scene must not end the process"
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
      6: "SIGABRT", 8: "SIGFPE", 9: "SIGKILL (it may have used too much memory)",
      11: "SIGSEGV (it may have recursed without end)", 13: "SIGPIPE", 15: "SIGTERM",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}

extension Sentences {
  /// A case that may not become a baseline.
  package func refused(_ refusal: Acceptance.Outcome.Refusal) -> String {
    let why =
      switch refusal.verdict {
      case .notDeterministic: "two replays of it were not equal"
      case .trapped: "its scene stopped the replay"
      case .timedOut: "its replay took too long"
      case .unreadable: "its trace could not be read"
      case .different: "something still moves at its end"
      default: "its replay proves nothing"
      }
    return "\(refusal.name.identifier): cannot be accepted, \(why); correct it and run "
      + "`\(command) test \(refusal.name.identifier)`"
  }
}
