import MeniscusFormats
import MeniscusSuite

extension Command {
  /// `merge`: one report of the parts of a run.
  static let merge = Command(
    name: "merge", summary: "join the reports of shards, as if one machine had run everything",
    positionals: [
      Positional("REPORT", "the report of a shard: a folder, or an archive of it", isRepeated: true)
    ],
    options: [
      .traces, .baselines, .report,
      Option(
        flag: "history",
        "add counters and times to the history (always where CI is set)"),
      .historyFolder,
      Option(
        flag: "set-times", "write how long cases took to Traces/times.json, which balances shards"),
      .json,
    ],
    examples: [
      Example("merge shard-1 shard-2 shard-3", "into Reports/latest; ends as `test` would have"),
      Example("merge downloads/*.zip --history", "the artefacts of a build server"),
    ],
    run: { try await $0.mergeReports() })
}

/// Joins reports.
extension CommandRun {
  fileprivate func mergeReports() async throws -> ExitCode {
    var archives: [DownloadedReport] = []
    defer { for archive in archives { archive.remove() } }
    var places: [NamedShard] = []
    for path in arguments.positionals {
      switch FileSystem.kind(of: path) {
      case nil: throw SuiteError.unreadable(path: path, .missing)
      case .file:
        let archive = try DownloadedReport(path, parts: CaseFiles.Part.allCases)
        archives.append(archive)
        places.append(NamedShard(path: path, folder: archive.folder))
      default: places.append(NamedShard(path: path, folder: path))
      }
    }
    var options = SuiteOptions()
    options.folders = SuiteFolders(arguments)
    options.command = tool.command
    options.toolVersion = ToolVersion.text
    let suite = Suite(
      scenes: tool.scenes.map(\.name), options: options, executable: tool.executable)
    let (run, shards) = try suite.merge(places)
    let code = try finish(run, options.folders)
    keepHistory(of: run.report, in: options.folders, shards)
    return code
  }
}
