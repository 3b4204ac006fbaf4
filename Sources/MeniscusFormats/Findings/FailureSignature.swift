/// What two failures share that count as one: kind, stage, view and detail; nil counts for any.
package struct FailureSignature: Equatable, Codable, Sendable {
  /// The kind.
  package var kind: ReplayFailure.Kind
  /// The stage.
  package var stage: Stage?
  /// The view.
  package var view: String?
  /// The detail.
  package var detail: String?

  /// The signature of a failure, whose frame alone may be another.
  package init(_ failure: ReplayFailure) {
    kind = failure.kind
    stage = failure.stage
    view = failure.view
    detail = failure.detail
  }

  /// Whether a failure has the signature.
  package func matches(_ failure: ReplayFailure) -> Bool {
    failure.kind == kind && (stage ?? failure.stage) == failure.stage
      && (view ?? failure.view) == failure.view && (detail ?? failure.detail) == failure.detail
  }
}

extension FailureSignature {
  /// Reads a signature as it is typed: `KIND[:STAGE[:VIEW]]`, where an empty part counts for any.
  package init(text: String) throws(CommandLineError) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    kind = try Self.choice(parts[0], text)
    if parts.count > 1, !parts[1].isEmpty {
      stage = try Self.choice(parts[1], text) as Stage
    }
    if parts.count > 2, !parts[2].isEmpty { view = parts[2] }
  }

  /// The signature as it is typed, without its detail.
  package var text: String {
    if let view { return "\(kind.rawValue):\(stage?.rawValue ?? ""):\(view)" }
    return stage.map { "\(kind.rawValue):\($0.rawValue)" } ?? kind.rawValue
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ word: String, _ text: String
  ) throws(CommandLineError) -> Value {
    if let value = Value(rawValue: word) { return value }
    let names = Value.allCases.map(\.rawValue)
    throw .unknownValue(
      option: "--signature", text: text, allowed: names,
      nearest: NearestName.suggestion(for: word, among: names))
  }
}
