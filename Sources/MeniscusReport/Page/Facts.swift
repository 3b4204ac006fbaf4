import MeniscusFormats
import MeniscusMessages

/// How the verdict on a case was reached.
struct Facts {
  /// The case.
  let trace: TraceReport
  /// What there is to say about it.
  let words: CaseMessages

  /// What was replayed, and what speaks for it.
  var markup: Markup {
    .element("section", .class("facts")) {
      Markup.element("h3") { "How this was determined" }
      Markup.element("dl") {
        fact("Trace", trace.file)
        fact("Events", "\(trace.eventsDelivered) of \(trace.eventsExpected) delivered")
        fact("Frames", frames)
        if trace.frames > 0 { fact("At the end", trace.settled ? "settled" : "still moving") }
        fact("Second replay", determinism)
        if !trace.unencodableState.isEmpty {
          fact("State not covered by hashes", trace.unencodableState.joined(separator: ", "))
        }
        for mismatch in words.mismatches { fact("Also different", mismatch) }
        for issue in words.remarks { fact("Remark", issue) }
      }
    }
  }

  private var frames: String {
    guard trace.frames > 0 else { return "0, not compared" }
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

  private func fact(_ name: String, _ value: String) -> Markup {
    .element("div") {
      Markup.element("dt") { name }
      Markup.element("dd") { SentenceText(text: value).markup }
    }
  }
}
