import MeniscusFormats

extension Messages {
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
    case .baselinesBusy(let path, let process):
      "\(path): process \(process) is changing the baselines; wait until it is done"
    case .unreadableJournal(let path):
      "\(path): an accept was interrupted and its journal cannot be read; check the folder "
        + "against version control, then remove \(path.parentPath)"
    case .malformedTolerances(let path, let line, let column, let problem):
      "\(path): line \(line), byte \(column): \(Self.problem(problem))"
    case .noTraces(let folder):
      "\(folder): there is no such folder, so there are no traces; run this in the package's folder, "
        + "or name the folder with `--traces`"
    case .nothingChosen(let patterns, let nearest):
      "no case name matches \(Self.list(patterns.map { "`\($0)`" }, conjunction: "or"))"
        + Self.suggestion(nearest, or: "; `\(command) scenes` lists the scenes")
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
    case .unreadableRun(let path):
      "\(path): does not say what the last run produced; run `\(command) test` again"
    case .newerRun(let path, let version):
      "\(path): was written by a newer version of the tool (format \(version)); run "
        + "`\(command) test` again"
    case .changedRun(let path):
      "\(path): is not what the last run produced; run `\(command) test` again"
    case .changedTrace(let path):
      "\(path): changed since the last run; run `\(command) test` again"
    case .workerNotStarted(let executable, let reason):
      "\(executable): could not be started as a worker (\(reason)); check that it may be executed"
    case .interrupted: "interrupted; nothing was changed"
    }
  }
}

extension Messages {
  /// What is wrong with a file, and where.
  package func sentence(for error: InputError) -> String {
    switch error {
    case .replay(let path, let error): Self.sentence(for: error, in: path)
    case .picture(let path, let error): Self.sentence(for: error, in: path)
    case .viewTree(let path, let error): Self.sentence(for: error, in: path)
    case .bundle(let path, let error): Self.sentence(for: error, in: path)
    }
  }
}
