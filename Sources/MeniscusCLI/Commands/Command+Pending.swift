import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `pending`: what the last run left to decide.
  static let pending = Command(
    name: "pending", summary: "list what the last run left to decide",
    options: [.baselines, .report, .json],
    examples: [
      Example("pending", "what is pending, one checkpoint per line"),
      Example("pending --json", "the same as data, with the paths of the pictures"),
    ],
    run: { run in
      let report = try NamedReport(run.arguments)
      defer { report.remove() }
      let list = PendingList(
        changes: try report.acceptance().pending(), command: run.tool.command,
        report: SuiteFolders(run.arguments).report)
      try run.show(list.data, or: list.lines)
      return .accepted
    })
}

/// What waits for a decision, as text and as data.
struct PendingList {
  /// The changes, by case.
  let changes: [PendingChange]
  /// How the tool is called from a shell.
  let command: String
  /// The report folder, from which the paths of pictures go.
  let report: String

  /// A change, as `--json` prints it.
  struct Entry: Encodable {
    /// The case.
    var `case`: String
    /// The checkpoint; absent for the frames between checkpoints.
    var checkpoint: String?
    /// What became of it.
    var kind: String
    /// The group of changes of the same cause.
    var group: String
    /// What a person should know.
    var sentence: String
    /// The paths of the pictures, from the current folder.
    var expected: String?
    /// This run's picture.
    var actual: String?
    /// The picture of the differences.
    var difference: String?
  }

  /// A group of changes of one cause, as `--json` prints it.
  struct Group: Encodable {
    /// The name, as `accept --group` takes it.
    var name: String
    /// The cause in words.
    var sentence: String
    /// The first stage that differs.
    var stage: String?
    /// What happened.
    var kind: String
    /// The views, or what else it happened to.
    var subjects: [String]
    /// The property or the part of the operation.
    var field: String?
    /// What it was and what it is.
    var values: String?
    /// The number of changes.
    var changes: Int
    /// The cases.
    var cases: [String]
  }

  /// Everything, as `--json` prints it.
  struct Document: Encodable {
    /// The groups, the largest first.
    var groups: [Group]
    /// The changes.
    var changes: [Entry]
  }

  /// The changes as data.
  var data: Document {
    let groups = ChangeGroup.groups(of: changes)
    let names = Dictionary(uniqueKeysWithValues: groups.map { ($0.cause.signature, $0.name) })
    return Document(
      groups: groups.map { group in
        Group(
          name: group.name, sentence: Messages.cause(group.cause),
          stage: group.cause.stage?.rawValue,
          kind: group.cause.kind.rawValue, subjects: group.cause.subjects,
          field: group.cause.field, values: group.cause.values, changes: group.changes.count,
          cases: group.cases.map(\.identifier))
      },
      changes: changes.map { pending in
        let change = pending.change
        return Entry(
          case: pending.name.identifier, checkpoint: change.checkpoint,
          kind: change.kind.rawValue, group: names[change.cause.signature] ?? "",
          sentence: Messages(command: command).sentence(on: change),
          expected: path(change.expected),
          actual: path(change.actual), difference: path(change.difference))
      })
  }

  /// The changes as text: a line a group, a line each below it, and how many there are.
  var lines: [String] {
    let groups = ChangeGroup.groups(of: changes)
    return groups.flatMap { [Messages.group($0)] + rows($0.changes) } + [
      Messages.pending(changes: changes.count, groups: groups.count)
    ]
  }

  private func rows(_ changes: [PendingChange]) -> [String] {
    let names = changes.map(\.name.identifier)
    let checkpoints = changes.map { $0.change.checkpoint ?? BaselineFiles.hashLog }
    let widths = [names, checkpoints].map { $0.map(\.count).max() ?? 0 }
    return changes.indices.map { index in
      "  " + padded(names[index], widths[0]) + "  " + padded(checkpoints[index], widths[1]) + "  "
        + Messages(command: command).sentence(on: changes[index].change)
    }
  }

  private func path(_ part: String?) -> String? { part.map { report.appendingPath($0) } }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
