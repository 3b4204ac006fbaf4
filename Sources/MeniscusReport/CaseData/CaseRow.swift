import MeniscusFormats
import MeniscusMessages

/// A case as data: what the page's script makes a list, a time line, tables and facts of.
///
/// `data.js` has the order of what is in a row.
struct CaseRow {
  /// How much of a case the page has room for.
  enum Detail: Equatable {
    /// A time line of so many columns, and tables.
    case columns(Int)
    /// Tables.
    case tables
    /// What is said in words.
    case facts

    /// From fine to coarse.
    static let levels: [Detail] = [
      .columns(480), .columns(240), .columns(120), .columns(60), .columns(32), .columns(16),
      .tables, .facts,
    ]
  }

  /// The case.
  let trace: TraceReport
  /// What stands in every form of the row.
  private let head: [JSONValue]
  private let timeline: FrameTimeline
  private let finest: Detail
  private let tables: CaseTables

  /// Takes down a case.
  ///
  /// - Parameters:
  ///   - id: its identity on the page.
  ///   - finest: the finest form it has if nobody has to look at it.
  ///   - strings: the texts that rows have in common.
  init(
    _ trace: TraceReport, id: String, command: String, finest: Detail = Detail.levels[0],
    strings: inout StringTable
  ) {
    self.trace = trace
    self.finest = trace.verdict.isAccepted ? finest : Detail.levels[0]
    timeline = FrameTimeline(trace)
    let hitches = CaseHitches(trace)
    tables = CaseTables(trace, hitches)
    let words = CaseMessages(trace, command: command)
    let facts = Facts(trace: trace, words: words, hitches: hitches).rows
    head = [
      .string(id), strings.place(of: trace.scene), .string(trace.name),
      strings.place(of: trace.variant ?? ""), .integer(trace.verdict.place),
      strings.place(of: words.device), .integer(trace.frames),
      .integer(trace.duration / 1000),
      .array(trace.checkpoints.flatMap { Self.mark($0, &strings) }),
      .array(trace.verdict == .same ? Self.pictures(of: trace) : []),
      .array(facts.flatMap { [strings.place(of: $0.name), strings.place(of: $0.value)] }),
    ]
  }

  /// A checkpoint: its name, its frame and its verdict.
  private static func mark(
    _ checkpoint: CheckpointReport, _ strings: inout StringTable
  ) -> [JSONValue] {
    [
      strings.place(of: checkpoint.name), .integer(checkpoint.frame ?? -1),
      .integer(checkpoint.verdict.place),
    ]
  }

  /// The folder of the pictures, and for each checkpoint its file, columns and rows; 0 stands for the
  /// file of its name.
  private static func pictures(of trace: TraceReport) -> [JSONValue] {
    guard let first = trace.checkpoints.lazy.compactMap({ $0.actual?.path }).first else {
      return []
    }
    let folder = first.parentPath
    return [.string(folder)]
      + trace.checkpoints.flatMap { checkpoint -> [JSONValue] in
        guard let picture = checkpoint.actual else { return [.null, 0, 0] }
        let isUsual = picture.path == folder.appendingPath(checkpoint.name + ".png")
        return [
          isUsual ? 0 : .string(picture.path), .integer(picture.width), .integer(picture.height),
        ]
      }
  }

  /// The forms of the row that are worth trying where there is room for `limit` bytes.
  func levels(within limit: Int) -> [Detail] {
    let least = timeline.phases.count + 1
    let levels = Detail.levels.drop { $0 != finest }.filter { level in
      guard case .columns(let count) = level else { return true }
      return min(count, trace.frames) * least <= limit
    }
    // All that are finer than there are frames are the same.
    let coarser = levels.lastIndex { level in
      guard case .columns(let count) = level else { return false }
      return count >= trace.frames
    }
    return Array(levels[(coarser ?? 0)...])
  }

  /// The row.
  func json(_ detail: Detail) -> JSONValue {
    switch detail {
    case .columns(let count):
      .array(head + [tables.json, CaseTimeline(trace, timeline, columns: count).json])
    case .tables: .array(head + [tables.json])
    case .facts: .array(head)
    }
  }
}

extension TraceReport.Verdict {
  /// Its place among all.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension CheckpointReport.Verdict {
  /// Its place among all.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
