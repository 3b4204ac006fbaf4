import MeniscusFormats

extension Messages {
  /// The alerts of a history: what is open, what is known, and what the file says of nothing.
  package func lines(on alerts: [PerformanceAlert], idle: [AlertFile.Acknowledgement], path: String)
    -> [String]
  {
    func rows(_ heading: String, _ holds: (PerformanceAlert.State) -> Bool) -> [String] {
      let chosen = alerts.filter { holds($0.state) }
      return chosen.isEmpty ? [] : [heading] + chosen.map { "  " + Self.sentence(on: $0) }
    }
    let open = alerts.filter { $0.state == .open }
    var lines = rows("open") { $0 == .open }
    lines += rows("acknowledged") { if case .acknowledged = $0 { true } else { false } }
    lines += rows("over") { $0 == .over }
    lines += rows("better") { $0 == .improvement }
    lines += idle.map {
      "\(path): line \($0.line): acknowledges no alert of the history; remove it, or correct it"
    }
    guard let first = open.first else {
      return lines + [alerts.isEmpty ? "no alert" : "no alert is open"]
    }
    return lines + [
      "\(Self.count(open.count, "alert")) open; to acknowledge one, add a line to \(path): "
        + "`\(Self.acknowledgement(of: first)) REASON`"
    ]
  }

  /// The first words of the line that acknowledges an alert.
  package static func acknowledgement(of alert: PerformanceAlert) -> String {
    "\(alert.first.prefix(12)) \(alert.name.identifier) \(alert.metric.name)"
  }

  /// What changed, since when, and how sure that is.
  package static func sentence(on alert: PerformanceAlert) -> String {
    let since =
      alert.revision.map { "since \($0.commit.prefix(12))\($0.isDirty ? " with changes" : "")" }
      ?? "since the run of \(Format.moment(alert.at))"
    var parts = [
      "\(alert.name.identifier): \(what(alert)) \(since)",
      "\(level(alert.before, alert)) → \(level(alert.after, alert)), "
        + "\(alert.metric.name) of `\(alert.kind.rawValue)`",
    ]
    if !alert.metric.isExact {
      let runs = alert.delay == 0 ? "at once" : "\(count(alert.delay, "run")) later"
      parts.append("known \(runs), p \(significant(alert.p, digits: 2))")
    }
    if case .acknowledged(let reason) = alert.state { parts.append(reason) }
    return parts.joined(separator: "; ")
  }

  private static func what(_ alert: PerformanceAlert) -> String {
    if case .counter(let kind) = alert.metric {
      let phase = alert.metric.phase.map { ", in \($0.rawValue)" } ?? ""
      let change = alert.after - alert.before
      let amount = grouped(whole(change.magnitude))
      return "\(amount) \(change > 0 ? "more" : "fewer") \(kind.rawValue)\(phase),"
    }
    let subject = alert.metric.phase?.rawValue ?? "the frame"
    guard let ratio = alert.ratio else { return "\(subject) takes time" }
    return "\(subject) takes \(decimal(ratio, digits: ratio < 1.995 ? 3 : 2)) times as long"
  }

  private static func level(_ value: Double, _ alert: PerformanceAlert) -> String {
    alert.metric.isExact
      ? grouped(whole(value)) : Format.duration(UInt64(whole(max(value, 0))))
  }

  /// The nearest whole number; the greatest that fits for what a damaged history may say.
  private static func whole(_ value: Double) -> Int { Int(min(value.rounded(), 0x1p62)) }

  /// What is wrong with a line of acknowledged alerts.
  static func problem(_ problem: AlertFile.Problem) -> String {
    switch problem {
    case .noMetric(let nearest):
      "names no metric" + suggestion(nearest, or: "; write FIRST-REVISION CASE METRIC REASON")
    case .noCase: "names no case; write FIRST-REVISION CASE METRIC REASON"
    case .shortRevision(let revision, let least):
      "`\(revision)` is no revision; write at least \(least) characters of one"
    case .noReason: "says no reason; write one after the metric"
    }
  }
}
