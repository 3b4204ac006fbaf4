/// What stops a command of the suite; `Messages` turns it into text.
package enum SuiteError: Error, Equatable, Codable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, FileFailure)
  /// A file or folder cannot be written, moved or removed.
  case unwritable(path: String, FileFailure)
  /// The folder that a report would replace holds something that is not a report.
  case foreignFolder(path: String)
  /// Another process is changing the baselines.
  case baselinesBusy(path: String, process: Int)
  /// What an interrupted accept left cannot be understood.
  case unreadableJournal(path: String)
  /// A file of tolerances breaks its format; lines and columns count from 1, columns in bytes.
  case malformedTolerances(path: String, line: Int, column: Int, problem: JSONProblem)
  /// The folder of traces is not there.
  case noTraces(folder: String)
  /// No case has a name that the patterns choose.
  case nothingChosen(patterns: [String], nearest: String?)
  /// None of the chosen cases has the checkpoint.
  case unknownCheckpoint(String, nearest: String?)
  /// The run has no group of changes of the name, or several whose names begin so.
  case unknownGroup(String, nearest: String?, several: [String])
  /// No scene has the name.
  case unknownScene(name: String, nearest: String?, known: [String])
  /// A scene has a name that cannot be a path, or that another scene has.
  case invalidSceneName(String)
  /// Two scenes have the same name.
  case duplicateScene(String)
  /// No run has left anything to accept.
  case noRun(folder: String)
  /// What the last run left is not what it noted down, or cannot be understood.
  case unreadableRun(path: String)
  /// The last run was kept by a newer version of the tool.
  case newerRun(path: String, version: Int)
  /// A file of the last run was changed since.
  case changedRun(path: String)
  /// A trace was changed since the last run.
  case changedTrace(path: String)
  /// A worker process could not be started.
  case workerNotStarted(executable: String, reason: String)
  /// The command was interrupted.
  case interrupted
}

/// Why a file could not be used.
package enum FileFailure: Error, Equatable, Codable, Sendable {
  /// It is not there.
  case missing
  /// Somebody else's permissions forbid it.
  case notPermitted
  /// The file system is mounted for reading alone.
  case readOnly
  /// No space is left.
  case noSpace
  /// A folder is where a file should be.
  case isFolder
  /// A file is where a folder should be.
  case notFolder
  /// It is neither a file nor a folder, or a link that leads nowhere.
  case notRegular
  /// It is longer than a file of its kind can be, in bytes.
  case tooLong(limit: Int)
  /// It is there already.
  case exists
  /// What is in it, or is to be, is no value of its kind.
  case malformed
  /// Anything else, by the system's number.
  case system(code: Int32)
}

extension SuiteError {
  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .nothingChosen, .unknownCheckpoint, .unknownGroup, .unknownScene, .invalidSceneName,
      .duplicateScene:
      .usage
    case .interrupted: .interrupted
    default: .unusable
    }
  }
}
