/// Which alerts may be as they are, and why: `Traces/alerts.txt`.
///
/// A line is `FIRST-REVISION CASE METRIC reason…`, as `alerts` prints it; the revision may be cut to
/// seven characters. Empty lines and lines that begin with `#` mean nothing.
package struct AlertFile: Equatable, Sendable {
  /// The file in the folder of traces.
  package static let fileName = "alerts.txt"
  /// The fewest characters of a revision.
  package static let leastRevision = 7

  /// That an alert may be as it is.
  package struct Acknowledgement: Equatable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// The first revision of the alert, or its beginning.
    package var revision: String
    /// The identifier of the case.
    package var name: String
    /// The metric.
    package var metric: HistoryMetric
    /// Why.
    package var reason: String

    /// Whether it is meant for an alert.
    package func covers(_ alert: PerformanceAlert) -> Bool {
      alert.metric == metric && alert.name.identifier == name && alert.first.hasPrefix(revision)
    }
  }

  /// What is wrong with a line.
  package enum Problem: Error, Equatable, Codable, Sendable {
    /// No word of the line is a metric.
    case noMetric(nearest: String?)
    /// There is no case between the revision and the metric.
    case noCase
    /// The revision is too short to mean one.
    case shortRevision(String, least: Int)
    /// Nothing says why.
    case noReason
  }

  /// The acknowledgements, in order.
  package private(set) var acknowledgements: [Acknowledgement] = []

  /// A file with nothing in it.
  package init() {}

  /// Reads the text of a file.
  ///
  /// - Throws: the first line that is wrong, at a place of the file.
  package init(_ text: String, path: String) throws(SuiteError) {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let revision = words.first, !revision.hasPrefix("#") else { continue }
      do throws(Problem) {
        acknowledgements.append(
          try Self.acknowledgement(of: words, revision: revision, line: number))
      } catch {
        throw .malformedAlert(path: path, line: number, error)
      }
    }
  }

  private static func acknowledgement(
    of words: [String], revision: String, line: Int
  ) throws(Problem) -> Acknowledgement {
    let names = HistoryMetric.all.map(\.name)
    guard let place = words.firstIndex(where: names.contains),
      let metric = HistoryMetric(name: words[place])
    else {
      let nearest = words.dropFirst().lazy.compactMap {
        NearestName.suggestion(for: $0, among: names)
      }.first
      throw .noMetric(nearest: nearest)
    }
    guard revision.count >= leastRevision else {
      throw .shortRevision(revision, least: leastRevision)
    }
    guard place > 1 else { throw .noCase }
    guard place + 1 < words.count else { throw .noReason }
    return Acknowledgement(
      line: line, revision: revision, name: words[1..<place].joined(separator: " "),
      metric: metric, reason: words[(place + 1)...].joined(separator: " "))
  }

  /// Acknowledges alerts that are open.
  ///
  /// - Returns: the alerts, and the acknowledgements that are meant for none, open or not.
  package func applied(
    to alerts: [PerformanceAlert]
  ) -> (alerts: [PerformanceAlert], idle: [Acknowledgement]) {
    let alerts = alerts.map { alert in
      var alert = alert
      if alert.state == .open,
        let acknowledgement = acknowledgements.first(where: { $0.covers(alert) })
      {
        alert.state = .acknowledged(reason: acknowledgement.reason)
      }
      return alert
    }
    return (alerts, acknowledgements.filter { line in !alerts.contains(where: line.covers) })
  }
}
