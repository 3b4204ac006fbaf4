import MeniscusFormats

extension Messages {
  /// What a command says that is ended at once.
  package static let interrupted =
    "interrupted; a change that had begun is completed or undone by the next command"

  /// That a debug build is slow, and what to type instead, where that is known.
  package static func debugBuild(release command: String?) -> String {
    "this is a debug build; a release build is some fifty times faster: "
      + (command.map { "`\($0)`" } ?? "build with `swift build -c release`")
  }

  /// What nobody has thought of.
  package static let unexpectedError =
    "something went wrong that has no message of its own; please report it with the command line"

  /// What a summary without room for more ends with.
  package static func rest(_ count: Int) -> String {
    "The rest is in the report: \(grouped(count)) more."
  }

  /// What stopped a command, and what to do.
  package func sentence(for error: SuiteError) -> String {
    switch error {
    case .unreadable(let path, let failure): Self.reading(path, failure)
    case .unwritable(let path, let failure): Self.writing(path, failure)
    case .foreignFolder(let path):
      "\(path): contains something that is not a report and would be replaced; choose an empty folder"
    case .notMeniscus(let path):
      "\(path): not the package of Meniscus; give the folder of a clone, or its address"
    case .baselinesBusy(let path, let process):
      "\(path): process \(process) is changing the baselines; wait until it is done"
    case .unreadableJournal(let path):
      "\(path): an accept was interrupted and its journal cannot be read; check the folder "
        + "against version control, then remove \(path.parentPath)"
    case .malformedData(let path, let line, let column, let problem):
      "\(path): line \(line), byte \(column): \(Self.problem(problem))"
    case .malformedDisplay(let path, let error): Self.sentence(for: error, in: path)
    case .malformedAlert(let path, let line, let problem):
      "\(path): line \(line): \(Self.problem(problem))"
    case .unknownFormat(let path):
      "\(path): no format of this tool that has versions; name a trace, a script, a bundle, a JSON "
        + "file that the tool wrote, or a folder of them"
    case .unsupportedVersion(let path, let format, let found):
      "\(path): \(Self.version(found, newest: format.version))"
    case .noTraces(let folder):
      "\(folder): there is no such folder, so there are no traces; run this in the package's folder, "
        + "or name the folder with `--traces`"
    case .emptyTraces(let folder):
      "\(folder): contains no traces; record one with `\(command) record`, or, if this is the wrong "
        + "folder, name another with `--traces`"
    case .stillThere(let name):
      "\(name.identifier) still has its trace, so it stays on the list; remove the trace first"
    case .nothingChosen(let patterns, let nearest):
      "no case name matches \(Self.list(patterns.map { "`\($0)`" }, conjunction: "or"))"
        + Self.suggestion(nearest, or: "; `\(command) test --list` lists the cases")
    case .unknownCheckpoint(let name, let nearest):
      "no checkpoint is named `\(name)`"
        + Self.suggestion(nearest, or: "; `\(command) pending` lists what is pending")
    case .unknownGroup(let name, let nearest, let several):
      several.isEmpty
        ? "no group of changes is named `\(name)`"
          + Self.suggestion(nearest, or: "; `\(command) pending` lists them")
        : "several groups of changes have names that begin with `\(name)`: "
          + "\(Self.list(several, limit: 6)); give more of the name"
    case .unknownScene(let name, let nearest, let known):
      "there is no scene `\(name)`"
        + Self.suggestion(
          nearest,
          or: known.isEmpty
            ? "; there are none" : "; known scenes: " + Self.list(known, limit: 12))
    case .invalidSceneName(let name):
      "a scene is named `\(name)`, which cannot be a path; use letters, digits and hyphens, "
        + "with slashes between groups"
    case .duplicateScene(let name):
      "two scenes are named `\(name)`; rename one of them"
    case .noRun(let folder):
      "\(folder): there is no run to accept from; run `\(command) test` first"
    case .partialProof(let folder, let proof):
      "\(folder): the run was made with `--proof \(proof.rawValue)`, so nothing of it can be accepted; "
        + "run `\(command) test` without it"
    case .plantedFault(let folder, let name):
      "\(folder): the run was made with `--fault \(name)`, so nothing of it can be accepted "
        + "or rejected; run `\(command) test` without it"
    case .unkeptFrames(let folder, let name):
      "\(folder): has no frames of \(name), or others than \(BaselineFiles.hashLog) would say; run "
        + "`\(command) test \(name) --frames all`; if they differ within its tolerance, add `--record all`"
    case .unreadableRun(let path):
      "\(path): does not say what the last run produced; run `\(command) test` again"
    case .newerRun(let path, let version):
      "\(path): was written by a newer version of the tool (format \(version)); run "
        + "`\(command) test` again"
    case .notAShard(let path):
      "\(path): no report of a shard; `\(command) test --shard 1/3` leaves one"
    case .otherShards(let path, let other):
      "\(path): belongs to another run than \(other): cases, rules, baselines, tools or revisions differ"
    case .repeatedShard(let number, let path, let other):
      "\(path): is shard \(number), as \(other) is"
    case .missingShards(let numbers, let count):
      "\(numbers.count == 1 ? "shard" : "shards") \(Self.list(numbers.map { "\($0)" }, limit: 12)) of "
        + "\(count) \(numbers.count == 1 ? "is" : "are") missing"
    case .incompleteShard(let path):
      "\(path): does not have the cases of its shard; run that again"
    case .changedSinceShards(let path):
      "\(path): its traces, rules or baselines are not those that are here; check out what the shards "
        + "replayed"
    case .brokenReference(let path):
      "\(path): does not name the picture that this one is the same as; bring both back from version "
        + "control"
    case .archive(let path, let problem): "\(path): \(Self.problem(problem))"
    case .changedRun(let path):
      "\(path): is not what the last run produced; run `\(command) test` again"
    case .changedTrace(let path):
      "\(path): changed since the last run; run `\(command) test` again"
    case .changedBaseline(let path):
      "\(path): changed since the last run, which was compared with another; run `\(command) test` again"
    case .otherRevision(let path, let report, let here):
      "\(path): not what the report was made of: that is revision \(Self.shortCommit(report)), "
        + "this is \(here.map(Self.shortCommit) ?? "none"); check out that revision, or run `\(command) test`"
    case .workerNotStarted(let executable, let failure):
      "\(executable): could not be started as a worker (\(Self.reason(failure))); check that it may be "
        + "executed"
    case .workerRefused(let executable, let reason):
      "\(executable): did not work as a worker (\(reason)); check that it is this tool"
    case .interrupted: "interrupted; nothing was changed"
    case .output(let failure): Self.output(failure)
    }
  }
}

extension Messages {
  /// What is wrong with a file, and where.
  package func sentence(for error: InputError) -> String {
    switch error {
    case .replay(let path, let error): Self.sentence(for: error, in: path)
    case .trace(let path, let problem): sentence(for: problem, in: path)
    case .picture(let path, let error): Self.sentence(for: error, in: path)
    case .viewTree(let path, let error): Self.sentence(for: error, in: path)
    case .bundle(let path, let error): Self.sentence(for: error, in: path)
    case .recording(let path, let problem): Self.sentence(for: problem, in: path)
    }
  }
}
