import MeniscusFormats
import MeniscusMessages

/// How the verdict on a case was reached: what was replayed, and what speaks for it.
struct Facts {
  /// The case.
  let trace: TraceReport
  /// What there is to say about it.
  let words: CaseMessages
  /// How late its frames came; nil where none was timed.
  let hitches: CaseHitches?

  /// The facts, each with its name; figures that nobody took are left out.
  var rows: [(name: String, value: String)] {
    var rows = [(name: "Trace", value: trace.file)]
    if let events { rows.append(("Events", events)) }
    if let frames { rows.append(("Frames", frames)) }
    if trace.frames > 0 { rows.append(("At the end", ending)) }
    rows.append(("Second replay", determinism))
    if let all = hitches?.stretches.first {
      for (name, figures) in [
        ("Hitch ratio", all.measured), ("Hitch ratio by model", all.modelled),
      ] where !figures.isEmpty {
        let words = figures.map { ($0.rate, $0.ratio, $0.severity.rawValue) }
        rows.append((name, Messages.hitches(words)))
      }
    }
    if !trace.unencodableState.isEmpty {
      rows.append(("State not covered by hashes", trace.unencodableState.joined(separator: ", ")))
    }
    rows += words.mismatches.map { ("Also different", $0) }
    rows += words.remarks.map { ("Remark", $0) }
    return rows
  }

  /// How many events were delivered; of a replay that left no record that is not known.
  private var events: String? {
    if trace.frames > 0 || trace.eventsDelivered > 0 {
      return "\(Messages.grouped(trace.eventsDelivered)) of "
        + "\(Messages.grouped(trace.eventsExpected)) delivered"
    }
    return trace.eventsExpected > 0 ? "\(Messages.grouped(trace.eventsExpected)) in the trace" : nil
  }

  private var ending: String {
    guard trace.settled else { return "still moving" }
    return trace.endlessMotion.isEmpty ? "settled" : "settled but for what moves without end"
  }

  private var frames: String? {
    guard trace.frames > 0 else { return nil }
    guard let expected = trace.expectedFrames else {
      return "\(Messages.grouped(trace.frames)), with no baseline to compare with"
    }
    guard !trace.stageDifferences.isEmpty else {
      return "\(Messages.grouped(trace.frames)), not compared with the baseline"
    }
    let differing = trace.differingFrames
    let compared =
      differing == 0 ? "every stage of each equal" : "\(Messages.grouped(differing)) differ"
    guard expected != trace.frames else { return "\(Messages.grouped(trace.frames)), \(compared)" }
    return
      "\(Messages.grouped(trace.frames)) of \(Messages.grouped(expected)) expected, \(compared)"
  }

  private var determinism: String {
    let report = trace.determinism
    guard report.checked else { return "not run" }
    let how = "another process, \(Messages.count(report.threads, "thread")), full repaint"
    if report.equal { return "equal in every stage of every frame (\(how))" }
    let frame = report.frame.map { " at frame \(Messages.grouped($0))" } ?? ""
    let stage = report.stage.map { ", stage \($0.rawValue)" } ?? ""
    return "not equal\(frame)\(stage) (\(how))"
  }
}
