import MeniscusFormats

/// The runs of a history, each once, by a number that scenes name them by.
struct DashboardRuns {
  private struct Run: Hashable {
    let run: UInt64
    let at: String
    let commit: Int?
    let branch: Int?
    let isDirty: Bool
    let machine: Int
    let toolchain: Int
  }

  private struct Commit: Hashable {
    let commit: String
    let parent: String?
  }

  private var runs = Numbering<Run>()
  private var commits = Numbering<Commit>()
  private var branches = Numbering<String>()
  private var machines = Numbering<MachineFingerprint>()
  private var toolchains = Numbering<String>()

  /// The number of the run of an entry.
  mutating func number(of entry: HistoryEntry) -> Int {
    let revision = entry.revision
    return runs.number(
      of: Run(
        run: entry.run, at: entry.at,
        commit: revision.map {
          commits.number(of: Commit(commit: $0.commit, parent: $0.parent))
        },
        branch: revision?.branch.map { branches.number(of: $0) },
        isDirty: revision?.isDirty ?? false, machine: machines.number(of: entry.machine),
        toolchain: toolchains.number(of: entry.toolchain)))
  }

  /// The number of a machine.
  mutating func number(of machine: MachineFingerprint) -> Int { machines.number(of: machine) }

  /// The number of runs.
  var count: Int { Set(runs.values.map(\.run)).count }

  /// What people call the machines, by number.
  var machineNames: [String] {
    machines.values.map { machine in
      "\(machine.processor) × \(machine.cores), \(machine.system)"
    }
  }

  /// The times of the first and the last run, in seconds since 1970; nil where none is readable.
  var span: (first: UInt64, last: UInt64)? {
    let times = runs.values.compactMap { UnixTime.seconds($0.at) }
    guard let first = times.min(), let last = times.max() else { return nil }
    return (first, last)
  }

  /// The commits in the order in which runs were made of them, the newest first, each once.
  var newestCommits: [String] {
    var last: [String: String] = [:]
    for run in runs.values {
      guard let commit = run.commit else { continue }
      let name = commits.values[commit].commit
      last[name] = max(last[name] ?? "", run.at)
    }
    return last.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// All runs as data: columns, and the lists that they number.
  var json: JSONValue {
    let runs = runs.values
    func column(_ value: (Run) -> UInt64?) -> JSONValue { PackedColumn(runs.map(value)).json }
    return [
      "run": .string(runs.map { JSONText.hexadecimal($0.run, digits: 16) }.joined()),
      "at": column { UnixTime.seconds($0.at) },
      "commit": column { $0.commit.map(UInt64.init) },
      "branch": column { $0.branch.map(UInt64.init) },
      "dirty": column { $0.isDirty ? 1 : 0 },
      "machine": column { UInt64($0.machine) },
      "toolchain": column { UInt64($0.toolchain) },
      "commits": .array(commits.values.map { .strings([$0.commit, $0.parent ?? ""]) }),
      "branches": .strings(branches.values),
      "toolchains": .strings(toolchains.values),
    ]
  }
}

/// Values in the order in which they were first seen, each once.
struct Numbering<Value: Hashable> {
  /// The values.
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The place of a value among all, from 0; it is added where it is new.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// Moments as ISO 8601 gives them in UTC.
enum UnixTime {
  /// The seconds since 1970 of `2026-11-20T09:30:00Z`; nil for what is not written so, or is before.
  static func seconds(_ text: String) -> UInt64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == 0x54,
      bytes[13] == 0x3A, bytes[16] == 0x3A, bytes.last == 0x5A
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0) { sum, byte in
        sum.flatMap { (0x30...0x39).contains(byte) ? $0 * 10 + Int(byte) - 0x30 : nil }
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      year >= 1970, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60
    else { return nil }
    // Days of the proleptic Gregorian calendar: years begin in March, so that leap days come last.
    let shifted = month > 2 ? year : year - 1
    let ofYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + ofYear - 719_468
    return UInt64(((days * 24 + hour) * 60 + minute) * 60 + second)
  }
}
