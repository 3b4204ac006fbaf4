import MeniscusDisplay
import MeniscusImage

/// Why a part of a baseline cannot be used.
package enum BaselineProblem: Error, Equatable, Codable, Sendable {
  /// The file cannot be read.
  case file(SuiteError)
  /// `frames.json` breaks its format.
  case frames(path: String, ReplayError)
  /// A picture breaks its format.
  case picture(path: String, ImageError)
  /// A display list breaks its format.
  case display(path: String, DisplayError)
  /// The accepted trace breaks its format.
  case trace(path: String, ReplayError)
  /// The accepted trace is not the one that the frames beside it were made by.
  case otherTrace(path: String)
  /// `checksums.json` breaks its format; lines and columns count from 1, columns in bytes.
  case checksums(path: String, line: Int, column: Int, JSONProblem)
  /// The file keeps its format, and is not what was accepted.
  case damaged(path: String, BaselineDamage)

  /// Whether somebody or something changed the file after it was accepted.
  ///
  /// What merely cannot be opened, or is of a version that this tool does not read, may be whole.
  package var isDamage: Bool {
    switch self {
    case .file(.brokenReference): true
    // What an accepted trace is worth is told where traces are compared.
    case .file, .frames(_, .frames(_, _, .json(.unsupportedVersion))),
      .checksums(_, _, _, .unsupportedVersion), .trace, .otherTrace:
      false
    case .frames, .picture, .display, .checksums, .damaged: true
    }
  }

  /// The file.
  package var path: String? {
    switch self {
    case .file(.brokenReference(let path)): path
    case .file: nil
    case .frames(let path, _), .picture(let path, _), .display(let path, _),
      .checksums(let path, _, _, _), .damaged(let path, _), .trace(let path, _),
      .otherTrace(let path):
      path
    }
  }
}

/// What shows that a file of a baseline is not what was accepted.
package enum BaselineDamage: Equatable, Codable, Sendable {
  /// There is nothing in it.
  case empty
  /// It is a folder, a device, a pipe, or a link that leads nowhere.
  case notFile
  /// Its lines end in CR LF; no tool writes that, but git may.
  case lineEnds
  /// Its bytes are not those that `checksums.json` lists.
  case checksum
  /// `checksums.json` does not list it.
  case unlisted
  /// It is not written as its values are, from a line on.
  case rewritten(line: Int)
  /// It is no UTF-8.
  case notText
  /// A picture holds a chunk that is not of its pixels.
  case foreignChunk(ChunkName)
  /// What it holds does not have the hash that `frames.json` has of a stage of its frame.
  case otherStage(Stage, frame: Int)
  /// It names a view that `frames.json` does not have as one that draws at its frame.
  case unknownView(String, frame: Int)
  /// Of `frames.json`: a hash of a frame does not belong to what else is known of the frame.
  case hash(Stage, frame: Int)
  /// Of `frames.json`: digests of a frame do not belong to the frame's hash of a stage.
  case digests(Stage, frame: Int)
}
