import Foundation
import Testing

/// A trace event file as another reader of JSON has it.
struct TraceEventRows {
  /// A row of the file.
  struct Row {
    var phase: String
    var category: String
    var name: String
    var process: Int
    var thread: Int
    /// In nanoseconds.
    var start: Int
    /// In nanoseconds.
    var duration: Int
    var identity: Int?
    var arguments: [String: Any]

    var end: Int { start + duration }

    /// Whether another row lies in the time of this one, on the same thread.
    func holds(_ other: Row) -> Bool {
      thread == other.thread && start <= other.start && other.end <= end
    }
  }

  /// The kinds of rows that are asked for.
  enum Kind: String {
    case slice = "X"
    case instant = "i"
    case counter = "C"
    case flowBegin = "s"
    case flowEnd = "f"
    case name = "M"
  }

  let rows: [Row]
  let shortened: [String]

  init(_ text: String) throws {
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let other = try #require(root["otherData"] as? [String: Any])
    shortened = try #require(other["shortened"] as? [String])
    func nanoseconds(_ value: Any?) -> Int {
      Int((((value as? NSNumber)?.doubleValue ?? 0) * 1000).rounded())
    }
    rows = try #require(root["traceEvents"] as? [[String: Any]]).map { row in
      Row(
        phase: row["ph"] as? String ?? "", category: row["cat"] as? String ?? "",
        name: row["name"] as? String ?? "", process: row["pid"] as? Int ?? 0,
        thread: row["tid"] as? Int ?? 0, start: nanoseconds(row["ts"]),
        duration: nanoseconds(row["dur"]), identity: row["id"] as? Int,
        arguments: row["args"] as? [String: Any] ?? [:])
    }
  }

  func rows(_ kind: Kind, _ category: String? = nil) -> [Row] {
    rows.filter { $0.phase == kind.rawValue && (category == nil || $0.category == category) }
  }
}
