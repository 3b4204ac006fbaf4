import MeniscusFormats

/// A trace that keeps every rule of the format, told from others by its text.
package struct TraceCandidate: Hashable, Sendable {
  /// The trace.
  package let trace: Trace
  /// Its text.
  package let text: String

  /// Makes a candidate; nil where the text cannot be read back.
  ///
  /// Complexity: linear in the events.
  package init?(_ trace: Trace) {
    let text = TraceWriter.text(of: trace)
    guard let read = try? TraceReader().read(text), read == trace else { return nil }
    self.trace = trace
    self.text = text
  }

  /// Whether two candidates have the same text.
  package static func == (left: TraceCandidate, right: TraceCandidate) -> Bool {
    left.text == right.text
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
