import MeniscusFormats

/// The file in the folder of baselines that tells of every decision, a line each.
package enum BaselineLog {
  /// The name of the file.
  package static let name = "log.jsonl"

  /// A decision.
  ///
  /// Cases are written as `SCENE/TRACE[@VARIANT]`, a checkpoint of one after a colon.
  package struct Entry: Codable {
    /// When it was made, as ISO 8601.
    package var at: String
    /// What became the baseline.
    package var accepted: [String]?
    /// What may not become the baseline.
    package var rejected: [String]?
    /// What was removed, by path from the folder.
    package var pruned: [String]?
    /// The mode of a run that recorded it.
    package var record: String?
    /// Why.
    package var reason: String?
    /// What need not be there any more.
    package var removed: [String]?
    /// The number of cases that there have to be.
    package var cases: Int?

    /// Makes an entry.
    package init(
      at: String, accepted: [String]? = nil, rejected: [String]? = nil, pruned: [String]? = nil,
      record: String? = nil, reason: String? = nil, removed: [String]? = nil
    ) {
      self.at = at
      self.accepted = accepted
      self.rejected = rejected
      self.pruned = pruned
      self.record = record
      self.reason = reason
      self.removed = removed
    }
  }

  /// Whether decisions were made by a list of cases.
  static func mentionsSuite(in baselines: String) -> Bool {
    guard let bytes = try? FileSystem.read(baselines.appendingPath(name)) else { return false }
    return bytes.split(separator: 0x0A).contains { line in
      JSONText.decoded(Entry.self, from: Array(line))?.cases != nil
    }
  }

  /// Notes that the file shall have a line more.
  ///
  /// The file is replaced whole, so that no line is ever there in part.
  package static func append(
    _ entry: Entry, in baselines: String, _ transaction: inout FileTransaction
  ) throws(SuiteError) {
    let path = baselines.appendingPath(name)
    var bytes = FileSystem.kind(of: path) == nil ? [] : try FileSystem.read(path)
    guard let line = try? JSONText.encoded(entry) else {
      throw .unwritable(path: path, .malformed)
    }
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    try transaction.put(bytes + line.utf8 + [0x0A], at: name)
  }
}
