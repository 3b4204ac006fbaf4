import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

extension Option {
  /// A part of the chosen cases.
  static let shard = Option(
    "shard", "I/N", "replay one of N parts of the cases (default: as the environment says)")
}

/// The parts of a run.
extension CommandRun {
  /// The part of the cases that is to be replayed, and the platform that said so; nil for all.
  func shard() throws(CommandLineError) -> (shard: Shard, platform: Shard.Platform?)? {
    if let text = arguments["shard"] {
      guard let shard = Shard(text) else { throw .unknown(text, of: "--shard", among: ["2/3"]) }
      return shard.count > 1 ? (shard, nil) : nil
    }
    return try Shard.assigned(by: tool.console.environment).map { ($0.shard, $0.platform) }
  }

  /// Says which part it is where the environment chose it, and tells Bazel that it is understood.
  func tell(_ assigned: (shard: Shard, platform: Shard.Platform?)?) throws(SuiteError) {
    guard let assigned, let platform = assigned.platform else { return }
    let line = Messages.shard(assigned.shard, platform)
    if arguments.has("json") { tool.console.report(line) } else { tool.console.print(line) }
    if platform == .bazel, let path = tool.console.environment["TEST_SHARD_STATUS_FILE"],
      !path.isEmpty
    {
      try FileSystem.write([], to: path)
    }
  }

  /// The cases of a part.
  func part(of names: [CaseName], _ shard: Shard?) throws(SuiteError) -> [CaseName] {
    guard let shard else { return names }
    let times = try TimesFile(in: SuiteFolders(arguments).traces) ?? TimesFile()
    let split = ShardPlan(names, into: shard.count, times: times.milliseconds)
    return names.filter { split.numbers[$0] == shard.number }
  }

  /// Puts the test report where Bazel looks for it.
  func copyForBazel(_ folders: SuiteFolders) throws(SuiteError) {
    guard let path = tool.console.environment["XML_OUTPUT_FILE"], !path.isEmpty else { return }
    try FileSystem.write(
      try FileSystem.read(folders.report.appendingPath("junit.xml")), to: path)
  }

  /// Notes how long cases took, where that is asked for.
  func setTimes(of report: RunReport, in traces: String) throws(SuiteError) {
    guard arguments.has("set-times") else { return }
    let file = (try TimesFile(in: traces) ?? TimesFile())
      .with(report, isWhole: report.filteredOut == 0 && report.notRun.isEmpty)
    try file.write(in: traces)
    tool.console.report(Messages.timesSet(file.milliseconds.count, in: traces))
  }
}
