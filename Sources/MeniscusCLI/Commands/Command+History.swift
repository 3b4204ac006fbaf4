import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

extension Option {
  /// The folder of the history.
  static let historyFolder = Option(
    "history-folder", "DIR", "the folder of the history (default: \(HistoryStore.usualFolder))")
}

extension Arguments {
  /// The history of the project.
  var history: HistoryStore { HistoryStore(in: self["history-folder"] ?? HistoryStore.usualFolder) }
}

extension Command {
  /// `history`: what runs found of the speed of cases, brought together.
  static let history = Command(
    name: "history", summary: "bring together what runs found of the speed of cases, or thin it",
    positionals: [
      Positional("ACTION", "import, export or prune", choices: ["import", "export", "prune"]),
      Positional(
        "PATH", "import: files and folders of history; export: the file (default: standard output)",
        isRequired: false, isRepeated: true),
    ],
    options: [
      .historyFolder,
      Option("recent", "N", "prune: the runs of a case that are all kept (default 100)"),
      Option(flag: "check", "prune: only report; exits with code 1 if there is anything to remove"),
      .json,
    ],
    examples: [
      Example("history import shard-1/history shard-2/history", "those of two machines"),
      Example("history export all.jsonl", "all of it as one file, each run of a case a line"),
      Example("history prune", "all of the last 100 runs of each case, then the last of each day"),
    ],
    run: { try await $0.history() })
}

/// Imports, exports or thins the history.
extension CommandRun {
  private struct Outcome: Encodable {
    var entries: Int
    var added: Int?
    var removed: Int?
    var unreadable: [String] = []
  }

  private var paths: [String] { Array(arguments.positionals.dropFirst()) }

  fileprivate func history() async throws -> ExitCode {
    switch arguments.positionals[0] {
    case "import": return try await importHistory()
    case "export": return try await exportHistory()
    default: return try pruneHistory()
    }
  }

  /// The entries of files; what cannot be read is reported.
  private func entries(
    of files: [HistoryStore.File]
  ) -> (entries: [HistoryEntry], unreadable: [String]) {
    let unreadable = files.flatMap { file in
      file.contents.problems.map { tool.messages.sentence(for: $0.error(in: file.path)) }
    }
    for sentence in unreadable { tool.console.report(sentence) }
    return (files.flatMap(\.contents.entries).merged, unreadable)
  }

  private func importHistory() async throws -> ExitCode {
    guard !paths.isEmpty else {
      throw CommandLineError.missingArgument("PATH", command: arguments.command)
    }
    var files: [HistoryStore.File] = []
    for path in paths {
      if FileSystem.kind(of: path) == .folder {
        files += try await HistoryStore(in: path).files()
      } else {
        files.append(.init(path: path, contents: HistoryFile(try FileSystem.read(path))))
      }
    }
    let (entries, unreadable) = entries(of: files)
    let added = try arguments.history.merge(entries)
    try show(
      Outcome(entries: entries.count, added: added, unreadable: unreadable),
      or: [
        Messages.imported(added, of: entries.count, into: arguments.history.folder)
      ])
    return unreadable.isEmpty ? .accepted : .unusable
  }

  /// The folder, which has to be there.
  private func knownHistory() throws(SuiteError) -> HistoryStore {
    let history = arguments.history
    guard FileSystem.kind(of: history.folder) != nil else {
      throw .unreadable(path: history.folder, .missing)
    }
    return history
  }

  private func exportHistory() async throws -> ExitCode {
    if paths.count > 1 {
      throw CommandLineError.unexpectedArgument(paths[1], command: arguments.command)
    }
    let (entries, unreadable) = entries(of: try await knownHistory().files())
    let text = HistoryFile.text(of: entries)
    if let path = paths.first {
      try FileSystem.write(text.utf8, to: path)
      try show(
        Outcome(entries: entries.count, unreadable: unreadable),
        or: [Messages.exported(entries.count, to: path)])
    } else {
      tool.console.printText(text)
    }
    return unreadable.isEmpty ? .accepted : .unusable
  }

  private func pruneHistory() throws -> ExitCode {
    if let path = paths.first {
      throw CommandLineError.unexpectedArgument(path, command: arguments.command)
    }
    let policy = HistoryPolicy(recent: try arguments.integer("recent", in: 1...1_000_000) ?? 100)
    let isCheck = arguments.has("check")
    let (removed, count) = try knownHistory().prune(policy, isCheck: isCheck)
    try show(
      Outcome(entries: count, removed: removed),
      or: [Messages.thinned(removed, of: count, isCheck: isCheck)])
    return isCheck && removed > 0 ? .different : .accepted
  }
}

extension CommandRun {
  /// Adds what a run found to the history, where that is asked for or a build server runs it.
  ///
  /// A history that cannot be written costs nobody a verdict: it is a note.
  ///
  /// - Parameter shards: the parts that it was replayed in, each on a machine of its own; empty where
  ///   this one did.
  func keepHistory(
    of report: RunReport, in folders: SuiteFolders, _ shards: [ShardReport] = []
  ) {
    guard arguments.has("history") || RecordMode.isUnattended(tool.console.environment) else {
      return
    }
    do throws(SuiteError) {
      var entries = HistoryEntry.entries(
        of: report, try RunManifest(in: folders.report),
        process: Int(ProcessInfo.processInfo.processIdentifier))
      for shard in shards {
        let names = Set(shard.traces.map(\.identifier))
        for index in entries.indices where names.contains(entries[index].name.identifier) {
          (entries[index].machine, entries[index].toolchain) = (shard.machine, shard.toolchain)
        }
      }
      keep(entries)
    } catch {
      tool.console.report(Messages.historyNotKept(tool.messages.sentence(for: error)))
    }
  }

  /// Adds entries to the history.
  func keep(_ entries: [HistoryEntry]) {
    do throws(SuiteError) {
      try arguments.history.append(entries)
    } catch {
      tool.console.report(Messages.historyNotKept(tool.messages.sentence(for: error)))
    }
  }
}
