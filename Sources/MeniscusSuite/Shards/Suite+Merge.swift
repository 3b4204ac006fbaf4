import MeniscusFormats

/// A report of a part of a run: where people know it to be, and where its files are.
package struct NamedShard: Sendable {
  package var path: String
  package var folder: String

  /// Names a report.
  package init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }
}

/// Joins the reports of the parts of a run.
extension Suite {
  private struct Part {
    var place: NamedShard
    var report: ShardReport
    var manifest: RunManifest
  }

  /// Puts together what the run as a whole found, as if one machine had replayed everything.
  ///
  /// Traces, rules and baselines have to be those that the parts had: what is wrong with the run as a
  /// whole is looked for here.
  ///
  /// - Throws: ``SuiteError`` where a part is missing, is there twice, belongs to another run, or has
  ///   not the cases that it should.
  package func merge(
    _ places: [NamedShard]
  ) throws(SuiteError) -> (run: Run, shards: [ShardReport]) {
    let parts = try places.map { place throws(SuiteError) in
      let report: ShardReport
      do throws(SuiteError) {
        report = try ShardReport(in: place.folder)
      } catch .notAShard {
        throw .notAShard(path: place.path)
      }
      return Part(place: place, report: report, manifest: try RunManifest(in: place.folder))
    }
    guard let first = parts.first else { return (try joined([], by: options), []) }
    try checkTogether(parts, with: first)
    var options = options
    options.patterns = first.report.patterns.map { Pattern($0) }
    options.selection.names = first.report.selected.map { Set($0) }
    (options.threads, options.jobs) = (first.report.threads, first.report.jobs)
    options.timed = first.report.timed
    options.proof = first.report.proof ?? .full
    var split = options
    split.shard = first.report.shard
    let plan = try SuitePlan(scenes: scenes, split)
    guard plan.digest(comparator: first.report.comparator) == first.report.digest else {
      throw .changedSinceShards(path: first.place.path)
    }
    for part in parts {
      let expected = plan.chosen.map(\.name).filter {
        plan.split?.numbers[$0] == part.report.shard.number
          && part.report.notRun?.contains($0) != true
      }
      let found = part.report.traces.map(\.caseName)
      guard found == expected, part.manifest.cases.map(\.name) == expected else {
        throw .incompleteShard(path: part.place.path)
      }
    }
    return (try joined(parts, by: options), parts.map(\.report))
  }

  private func checkTogether(_ parts: [Part], with first: Part) throws(SuiteError) {
    var known: [Int: String] = [:]
    for part in parts {
      let (path, shard) = (part.place.path, part.report.shard)
      let commits = [first, part].compactMap(\.manifest.revision?.commit)
      guard part.report.digest == first.report.digest, shard.count == first.report.shard.count,
        Set(commits).count <= 1
      else { throw .otherShards(path: path, of: first.place.path) }
      if let other = known[shard.number] {
        throw .repeatedShard(shard.number, path: path, other: other)
      }
      known[shard.number] = path
    }
    let count = first.report.shard.count
    let missing = (1...count).filter { known[$0] == nil }
    if !missing.isEmpty { throw .missingShards(missing, count: count) }
  }

  private func joined(_ parts: [Part], by options: SuiteOptions) throws(SuiteError) -> Run {
    let plan = try SuitePlan(scenes: scenes, options)
    let folder = try FolderReplacement(of: options.folders.report, mark: RunManifest.path)
    do throws(SuiteError) {
      var traces: [CaseName: TraceReport] = [:]
      var cases: [CaseName: RunManifest.Case] = [:]
      for part in parts {
        for trace in part.report.traces { traces[trace.caseName] = trace }
        for entry in part.manifest.cases {
          cases[entry.name] = entry
          try copy(entry.name, from: part.place.folder, to: folder.staged)
        }
      }
      let names = plan.entries.map(\.name)
      var report = plan.report(
        of: names.compactMap { traces[$0] }, orphans: try plan.orphans())
      report.started = parts.map(\.report.started).min() ?? ""
      report.duration = parts.map(\.report.duration).max() ?? 0
      if let first = parts.min(by: { $0.report.shard.number < $1.report.shard.number }) {
        report.platform = first.report.platform
      }
      var manifest = RunManifest(started: report.started, cases: names.compactMap { cases[$0] })
      manifest.notRun = report.notRun.isEmpty ? nil : report.notRun
      manifest.proof = report.proof.isPartial ? report.proof : nil
      manifest.revision = parts.lazy.compactMap(\.manifest.revision).first
      try manifest.write(in: folder.staged)
      return Run(report: report, folder: folder)
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Copies what a part has of a case: pictures, snapshots, display lists.
  private func copy(
    _ name: CaseName, from report: String, to staged: String
  ) throws(SuiteError) {
    for part in CaseFiles.Part.allCases {
      let folder = part.rawValue.appendingPath(name.folder)
      let source = report.appendingPath(folder)
      guard FileSystem.kind(of: source) == .folder else { continue }
      for file in try FileSystem.names(in: source) {
        let path = source.appendingPath(file)
        guard case .file = FileSystem.kind(of: path, followingLinks: false) else { continue }
        try FileSystem.write(
          try FileSystem.read(path), to: staged.appendingPath(folder).appendingPath(file))
      }
    }
  }
}
