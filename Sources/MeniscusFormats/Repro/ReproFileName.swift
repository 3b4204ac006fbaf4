/// The name of a file in a bundle; there are no others than these.
package struct ReproFileName: Hashable, Sendable {
  /// Which of the two replays a file is of.
  package enum Side: String, CaseIterable, Sendable {
    /// What is accepted.
    case expected
    /// What came out.
    case actual
  }

  /// The name with its folder, as `expected/end.png`.
  package let text: String

  private init(known text: String) {
    self.text = text
  }

  /// The trace.
  package static let trace = ReproFileName(known: "trace.jsonl")

  /// The hashes of every frame of a replay.
  package static func hashLog(_ side: Side) -> ReproFileName {
    ReproFileName(known: "\(side.rawValue)/\(BaselineFiles.hashLog)")
  }

  /// Reads a name; nil where no file of a bundle has it.
  ///
  /// What is read leads nowhere: it is one of a few names, in one of two folders.
  package init?(_ text: String) {
    if text == Self.trace.text {
      self = .trace
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let side = Side(rawValue: parts[0]) else { return nil }
    if parts[1] == BaselineFiles.hashLog {
      self = .hashLog(side)
    } else if let checkpoint = BaselineFiles.checkpoint(of: parts[1]),
      TraceAction.isCheckpointName(checkpoint)
    {
      self.init(known: text)
    } else {
      return nil
    }
  }
}
