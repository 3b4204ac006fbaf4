import MeniscusDisplay

/// What stops a command of the suite; `Messages` turns it into text.
package enum SuiteError: Error, Equatable, Codable, Sendable {
  /// A file or folder cannot be read.
  case unreadable(path: String, FileFailure)
  /// A file or folder cannot be written, moved or removed.
  case unwritable(path: String, FileFailure)
  /// The folder that a report would replace holds something that is not a report.
  case foreignFolder(path: String)
  /// The folder is no package with the libraries of Meniscus.
  case notMeniscus(path: String)
  /// Another process is changing the baselines.
  case baselinesBusy(path: String, process: Int)
  /// What an interrupted accept left cannot be understood.
  case unreadableJournal(path: String)
  /// A file of JSON that people may edit breaks its format; lines and columns count from 1, columns
  /// in bytes.
  case malformedData(path: String, line: Int, column: Int, problem: JSONProblem)
  /// A file is no display list's text.
  case malformedDisplay(path: String, DisplayError)
  /// A line of the file of acknowledged alerts is none; lines count from 1.
  case malformedAlert(path: String, line: Int, AlertFile.Problem)
  /// A file is of none of the formats that have versions.
  case unknownFormat(path: String)
  /// A file was written by a newer version of the tool, or by none that there ever was.
  case unsupportedVersion(path: String, format: FileFormat, found: Int)
  /// The folder of traces is not there.
  case noTraces(folder: String)
  /// The folder of traces holds none.
  case emptyTraces(folder: String)
  /// No case has a name that the patterns choose.
  case nothingChosen(patterns: [String], nearest: String?)
  /// A case that is said to be gone still has its trace.
  case stillThere(CaseName)
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
  /// The last run proves too little for anything of it to be accepted.
  case partialProof(folder: String, Proof)
  /// The run did something wrong on purpose, so nothing of it may be accepted.
  case plantedFault(folder: String, name: String)
  /// The last run has no frames of a case that could be kept beside what is accepted.
  case unkeptFrames(folder: String, name: String)
  /// What the last run left is not what it noted down, or cannot be understood.
  case unreadableRun(path: String)
  /// A folder has no report, or none of a part of a run.
  case notAShard(path: String)
  /// Reports are parts of different runs: the folder of one, and that of another.
  case otherShards(path: String, of: String)
  /// Two reports are of the same part.
  case repeatedShard(Int, path: String, other: String)
  /// Parts of a run are not there.
  case missingShards([Int], count: Int)
  /// A part's report has not the cases that the part replays.
  case incompleteShard(path: String)
  /// Traces, baselines or rules are not those that the parts had; the folder of one of them.
  case changedSinceShards(path: String)
  /// The last run was kept by a newer version of the tool.
  case newerRun(path: String, version: Int)
  /// What lies in the place of a picture names no other that is stored, or the picture is there too.
  case brokenReference(path: String)
  /// An archive cannot be unpacked, or has no run in it.
  case archive(path: String, ZipProblem)
  /// A file of the last run was changed since.
  case changedRun(path: String)
  /// A trace was changed since the last run.
  case changedTrace(path: String)
  /// What is accepted was changed since the last run.
  case changedBaseline(path: String)
  /// What the last run was made of is not what is here, and neither is its revision: the commits.
  case otherRevision(path: String, of: String, here: String?)
  /// A worker process could not be started.
  case workerNotStarted(executable: String, FileFailure)
  /// A worker process did not do what it was asked for.
  case workerRefused(executable: String, reason: String)
  /// The command was interrupted.
  case interrupted
  /// Something that was printed is lost.
  case output(FileFailure)
}

extension SuiteError {
  /// The error that the bytes of a file break its format.
  static func malformedData(path: String, _ error: JSONError, in bytes: [UInt8]) -> SuiteError {
    let place = TextPlace(of: error.offset, in: bytes)
    return .malformedData(
      path: path, line: place.line, column: place.column, problem: error.problem)
  }
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
  /// Whoever read it has ended.
  case closed
  /// A folder is where a file should be.
  case isFolder
  /// A file is where a folder should be.
  case notFolder
  /// It is a link, through which something else would be changed.
  case isLink
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
  /// Why a file could not be used, where it is about one; else that it is not what it should be.
  package var failure: FileFailure {
    switch self {
    case .unreadable(_, let failure), .unwritable(_, let failure): failure
    default: .malformed
    }
  }

  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .nothingChosen, .stillThere, .unknownCheckpoint, .unknownGroup, .unknownScene,
      .invalidSceneName,
      .duplicateScene:
      .usage
    case .interrupted: .interrupted
    case .partialProof, .plantedFault, .unkeptFrames: .unproven
    default: .unusable
    }
  }
}
